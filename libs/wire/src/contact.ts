import { z } from 'zod';

/** What somebody writes to the operator about. */
export const CONTACT_TOPICS = ['account', 'offer', 'company', 'privacy', 'accessibility', 'security', 'other'] as const;

/** Signs that are no letters and turn a line into another one: line breaks, NUL, marks of direction. */
const CONTROLS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** Body of `POST /api/contact`. */
export const contactRequest = z
  .object({
    name: z
      .string()
      .trim()
      .min(1)
      .max(120)
      .refine((text) => !CONTROLS.test(text), 'The name holds a character that cannot be kept.'),
    /** Where the answer goes. */
    email: z.email().max(254),
    topic: z.enum(CONTACT_TOPICS),
    text: z
      .string()
      .trim()
      .min(10)
      .max(5_000)
      .refine((text) => !text.includes('\u0000'), 'The text holds a character that cannot be kept.'),
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
