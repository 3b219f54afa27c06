import { z } from 'zod';
import { mailAddress } from './mail-address.js';
import { nameText } from './typed-text.js';

/** Fields that several requests about accounts have. */
export const email = mailAddress;
/** Checked for strength on the server; the upper limit bounds the work of hashing. */
export const newPassword = z.string().min(10).max(200);
export const shortText = nameText(120);
export const referral = z
  .string()
  .regex(/^[\w-]{1,60}$/)
  .nullable()
  .default(null);
