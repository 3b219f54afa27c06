import { z } from 'zod';
import { mailAddress } from './mail-address.js';
import { nameText, proseText } from './typed-text.js';

/** What somebody writes to the operator about. */
export const CONTACT_TOPICS = ['account', 'offer', 'company', 'privacy', 'accessibility', 'security', 'other'] as const;

/** Body of `POST /api/contact`. */
export const contactRequest = z
  .object({
    name: nameText(120).min(1),
    /** Where the answer goes. */
    email: mailAddress,
    topic: z.enum(CONTACT_TOPICS),
    text: proseText(5_000).min(10),
    /** People do not see this field and leave it empty. */
    leave_empty: z.string().max(200).default(''),
    /** How long the form was open, in milliseconds: nobody writes a message within three seconds. */
    open_for_ms: z.int().min(0),
  })
  .meta({ id: 'ContactRequest' });
export type ContactRequest = z.infer<typeof contactRequest>;

/** What the person who writes keeps. */
export const contactReceipt = z
  .object({ reference: z.string(), received_at: z.string() })
  .meta({ id: 'ContactReceipt' });
export type ContactReceipt = z.infer<typeof contactReceipt>;
