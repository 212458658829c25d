/** Passkeys: keep an account, or come back to it from another browser. */
import type { WhoAmI } from "../model/generated";
import { post } from "./api";

const bytes = (text: string): ArrayBuffer => {
  const raw = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(raw, (c) => c.charCodeAt(0)).buffer as ArrayBuffer;
};
const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

interface Listed {
  id: string;
  type: "public-key";
}
interface Wire {
  challenge: string;
  user?: { id: string; name: string; displayName: string };
  excludeCredentials?: Listed[];
  allowCredentials?: Listed[];
  [name: string]: unknown;
}

/** Options from the server as the browser wants them. */
export function decoded(options: Wire): Record<string, unknown> {
  const list = (all?: Listed[]) => all?.map((c) => ({ ...c, id: bytes(c.id) }));
  return {
    ...options,
    challenge: bytes(options.challenge),
    ...(options.user ? { user: { ...options.user, id: bytes(options.user.id) } } : {}),
    ...(options.excludeCredentials ? { excludeCredentials: list(options.excludeCredentials) } : {}),
    ...(options.allowCredentials ? { allowCredentials: list(options.allowCredentials) } : {}),
  };
}

function encoded(credential: PublicKeyCredential): Record<string, unknown> {
  const response = credential.response as AuthenticatorAttestationResponse & AuthenticatorAssertionResponse;
  const fields: Record<string, unknown> = { clientDataJSON: text(response.clientDataJSON) };
  for (const name of ["attestationObject", "authenticatorData", "signature", "userHandle"] as const)
    if (response[name]) fields[name] = text(response[name] as ArrayBuffer);
  return {
    id: credential.id,
    rawId: text(credential.rawId),
    type: credential.type,
    response: fields,
    clientExtensionResults: credential.getClientExtensionResults(),
  };
}

interface Asked {
  challenge: string;
  options: Wire;
}

export const able = (): boolean => "credentials" in navigator && "PublicKeyCredential" in globalThis;

export async function keepAccount(): Promise<void> {
  const { challenge, options } = await post<Asked>("/passkeys/new");
  const made = await navigator.credentials.create({ publicKey: decoded(options) as unknown as PublicKeyCredentialCreationOptions });
  await post("/passkeys/keep", { challenge, credential: encoded(made as PublicKeyCredential) });
}

export async function signIn(): Promise<string> {
  const { challenge, options } = await post<Asked>("/passkeys/ask");
  const found = await navigator.credentials.get({ publicKey: decoded(options) as unknown as PublicKeyCredentialRequestOptions });
  const { me } = await post<WhoAmI>("/passkeys/sign-in", { challenge, credential: encoded(found as PublicKeyCredential) });
  return me?.name ?? "";
}
