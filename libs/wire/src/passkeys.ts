import { z } from 'zod';
import { nameText } from './typed-text.js';

const base64url = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]+={0,2}$/);
const name = nameText(60).min(1);

export const passkey = z
  .object({
    id: z.string(),
    /** Of the device, as its owner calls it. */
    name: z.string(),
    /** Kept by a provider over several devices. */
    synced: z.boolean(),
    created_at: z.string(),
    last_used_at: z.string().nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkey>;
export const passkeysResponse = z.object({ data: z.array(passkey) }).meta({ id: 'PasskeysResponse' });

/** Options for the browser, as `navigator.credentials` takes them after decoding (WebAuthn level 3, JSON). */
export const passkeyOptions = z.object({ options: z.looseObject({}) }).meta({ id: 'PasskeyOptions' });

/** What an authenticator answered to an invitation to register (WebAuthn: RegistrationResponseJSON). */
export const registerPasskeyRequest = z
  .object({
    name,
    response: z.object({
      id: base64url(1_400),
      rawId: base64url(1_400),
      type: z.literal('public-key'),
      response: z.object({
        clientDataJSON: base64url(8_000),
        attestationObject: base64url(40_000),
        transports: z.array(z.string().max(20)).max(10).optional(),
      }),
      clientExtensionResults: z.looseObject({}).default({}),
    }),
  })
  .meta({ id: 'RegisterPasskeyRequest' });
export type RegisterPasskeyRequest = z.infer<typeof registerPasskeyRequest>;

export const renamePasskeyRequest = z.object({ name }).meta({ id: 'RenamePasskeyRequest' });
export type RenamePasskeyRequest = z.infer<typeof renamePasskeyRequest>;

/** What an authenticator answered to an invitation to sign in (WebAuthn: AuthenticationResponseJSON). */
export const passkeyLoginRequest = z
  .object({
    response: z.object({
      id: base64url(1_400),
      rawId: base64url(1_400),
      type: z.literal('public-key'),
      response: z.object({
        clientDataJSON: base64url(8_000),
        authenticatorData: base64url(8_000),
        signature: base64url(4_000),
        userHandle: base64url(100).optional(),
      }),
      clientExtensionResults: z.looseObject({}).default({}),
    }),
  })
  .meta({ id: 'PasskeyLoginRequest' });
export type PasskeyLoginRequest = z.infer<typeof passkeyLoginRequest>;
