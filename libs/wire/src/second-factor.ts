import { z } from 'zod';

/** Whether a login takes a code, too. */
export const secondFactor = z
  .object({
    on: z.boolean(),
    recovery_codes_left: z.int(),
    /** Changes ask for the password; who has none needs a login of the last ten minutes. */
    has_password: z.boolean(),
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.infer<typeof secondFactor>;

/** Body of what changes the ways into an account: the password, where the account has one. */
export const proofRequest = z
  .object({ password: z.string().min(1).max(200).optional() })
  .default({})
  .meta({ id: 'ProofRequest' });
export type ProofRequest = z.infer<typeof proofRequest>;

export const secondFactorSetup = z
  .object({
    /** For typing: Base32. */
    secret: z.string(),
    /** For the authenticator: `otpauth://totp/…`. */
    uri: z.string(),
    /** The same as a picture: data URI of an SVG. */
    qr: z.string(),
  })
  .meta({ id: 'SecondFactorSetup' });
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;

export const confirmSecondFactorRequest = z
  .object({ code: z.string().trim().min(6).max(20) })
  .meta({ id: 'ConfirmSecondFactorRequest' });
export type ConfirmSecondFactorRequest = z.infer<typeof confirmSecondFactorRequest>;

/** Each replaces the authenticator once; they are shown this one time. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
