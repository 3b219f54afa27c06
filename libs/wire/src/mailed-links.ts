import { z } from 'zod';
import { email, newPassword } from './account-fields.js';
import { done } from './done.js';

export const emailRequest = z.object({ email }).meta({ id: 'EmailRequest' });
/** The code of a mail about an address; `password` where it is opened in a browser that shows nothing about who it is. */
export const verifyEmailRequest = z
  .object({ token: z.string().min(1).max(200), password: z.string().min(1).max(200).optional() })
  .meta({ id: 'VerifyEmailRequest' });
/** Cookies of a session come with it, where the account needs no second factor and nobody is signed in. */
export const verifiedEmail = done.extend({ email }).meta({ id: 'VerifiedEmail' });
export type VerifiedEmail = z.infer<typeof verifiedEmail>;
export const resetPasswordRequest = z
  .object({
    token: z.string().min(1).max(200),
    password: newPassword,
    password_confirmation: z.string().min(1).max(200),
  })
  .meta({ id: 'ResetPasswordRequest' });
/** Which link of a mail, and its code. */
export const checkLinkRequest = z
  .object({
    link: z.enum(['verify-email', 'reset-password', 'change-email', 'data-export']),
    token: z.string().min(1).max(200),
  })
  .meta({ id: 'CheckLinkRequest' });
export type CheckLinkRequest = z.infer<typeof checkLinkRequest>;
export const checkedLink = z.object({ good: z.boolean() }).meta({ id: 'CheckedLink' });
export type CheckedLink = z.infer<typeof checkedLink>;
