/** Passkeys: keep an account, or come back to it from another browser. */
import { post } from "../lib/api";
import type {
  NewCredential,
  PasskeyCreation,
  PasskeyRequest,
  ProvenCredential,
  WhoAmI,
} from "../lib/generated";

type WebAuthn = typeof import("@simplewebauthn/browser");
const webAuthn = (): Promise<WebAuthn> => import("@simplewebauthn/browser");

export const able = (): boolean =>
  "credentials" in navigator && "PublicKeyCredential" in globalThis;

export async function keepAccount(): Promise<void> {
  const { startRegistration } = await webAuthn();
  const { challenge, options } = await post<PasskeyCreation>("/passkeys/new");
  const optionsJSON = options as Parameters<WebAuthn["startRegistration"]>[0]["optionsJSON"];
  const { id, rawId, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject } = response;
  const credential: NewCredential = {
    id,
    rawId,
    type: "public-key",
    response: { clientDataJSON, attestationObject },
  };
  await post("/passkeys/keep", { challenge, credential });
}

/** Sign in, and return the name of the account. */
export async function signIn(): Promise<string> {
  const { startAuthentication } = await webAuthn();
  const { challenge, options } = await post<PasskeyRequest>("/passkeys/ask");
  const optionsJSON = options as Parameters<WebAuthn["startAuthentication"]>[0]["optionsJSON"];
  const { id, rawId, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const credential: ProvenCredential = {
    id,
    rawId,
    type: "public-key",
    response: {
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle ? { userHandle } : {}),
    },
  };
  const { me } = await post<WhoAmI>("/passkeys/sign-in", { challenge, credential });
  return me?.name ?? "";
}
