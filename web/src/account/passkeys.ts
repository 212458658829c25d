/** Passkeys: keep an account, or come back to it from another browser. */
import type {
  CreationOptions,
  KnownPasskey,
  NewCredential,
  PasskeyCreation,
  PasskeyRequest,
  ProvenCredential,
  RequestOptions,
  WhoAmI,
} from "../lib/generated";
import { post } from "../lib/api";

const bytes = (text: string): ArrayBuffer => {
  const raw = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(raw, (c) => c.charCodeAt(0)).buffer as ArrayBuffer;
};
const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

const listed = (all: KnownPasskey[]): PublicKeyCredentialDescriptor[] =>
  all.map((each) => ({ ...each, id: bytes(each.id) }));

/** Options from the server as `navigator.credentials.create` wants them. */
export const forCreation = (options: CreationOptions): PublicKeyCredentialCreationOptions => ({
  ...options,
  challenge: bytes(options.challenge),
  user: { ...options.user, id: bytes(options.user.id) },
  excludeCredentials: listed(options.excludeCredentials),
  authenticatorSelection: options.authenticatorSelection as AuthenticatorSelectionCriteria,
  attestation: options.attestation as AttestationConveyancePreference,
});

/** Options from the server as `navigator.credentials.get` wants them. */
export const forRequest = (options: RequestOptions): PublicKeyCredentialRequestOptions => ({
  ...options,
  challenge: bytes(options.challenge),
  allowCredentials: listed(options.allowCredentials),
  userVerification: options.userVerification as UserVerificationRequirement,
});

function made(credential: PublicKeyCredential): NewCredential {
  const response = credential.response as AuthenticatorAttestationResponse;
  return {
    id: credential.id,
    rawId: text(credential.rawId),
    type: "public-key",
    response: {
      clientDataJSON: text(response.clientDataJSON),
      attestationObject: text(response.attestationObject),
    },
  };
}

function proven(credential: PublicKeyCredential): ProvenCredential {
  const response = credential.response as AuthenticatorAssertionResponse;
  return {
    id: credential.id,
    rawId: text(credential.rawId),
    type: "public-key",
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      ...(response.userHandle ? { userHandle: text(response.userHandle) } : {}),
    },
  };
}

export const able = (): boolean =>
  "credentials" in navigator && "PublicKeyCredential" in globalThis;

export async function keepAccount(): Promise<void> {
  const { challenge, options } = await post<PasskeyCreation>("/passkeys/new");
  const credential = await navigator.credentials.create({ publicKey: forCreation(options) });
  await post("/passkeys/keep", { challenge, credential: made(credential as PublicKeyCredential) });
}

export async function signIn(): Promise<string> {
  const { challenge, options } = await post<PasskeyRequest>("/passkeys/ask");
  const credential = await navigator.credentials.get({ publicKey: forRequest(options) });
  const { me } = await post<WhoAmI>("/passkeys/sign-in", {
    challenge,
    credential: proven(credential as PublicKeyCredential),
  });
  return me?.name ?? "";
}
