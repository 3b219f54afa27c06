import { z } from 'zod';
import { applicantStatus, applicationStatus } from './application-status.js';
import { LONGEST_MESSAGE } from './conversations.js';
import { toasts } from './done.js';
import { proseText } from './typed-text.js';

const token = z.string().min(1).max(200);

/** Body of `POST /api/answers/check`: the code of a link in a mail to a company. Looking at it changes nothing. */
export const mailAnswerLinkRequest = z.object({ token }).meta({ id: 'MailAnswerLinkRequest' });
export type MailAnswerLinkRequest = z.infer<typeof mailAnswerLinkRequest>;

/** What a link in a mail to a company lets its reader answer. */
export const mailAnswerState = z
  .object({
    applicant: z.object({ id: z.int(), name: z.string() }),
    offer: z.object({ id: z.int(), title: z.string() }),
    /** In whose name it is answered. */
    member: z.string(),
    status: applicationStatus,
    version: z.int(),
    expires_at: z.string(),
  })
  .meta({ id: 'MailAnswerState' });
export type MailAnswerState = z.infer<typeof mailAnswerState>;

/** Body of `POST /api/answers`: a status, a message or both. */
export const mailAnswerRequest = z
  .object({
    token,
    status: applicantStatus.nullable().default(null),
    message: proseText(LONGEST_MESSAGE).default(''),
    /** That of the answer to the check: who moved it meanwhile is not overruled. */
    version: z.int().min(1),
  })
  .refine(({ status, message }) => status !== null || message !== '', { path: ['status'] })
  .meta({ id: 'MailAnswerRequest' });
export type MailAnswerRequest = z.input<typeof mailAnswerRequest>;

/** Answer of `POST /api/answers`. */
export const mailAnsweredResponse = z
  .object({ status: applicationStatus, toasts })
  .meta({ id: 'MailAnsweredResponse' });
export type MailAnsweredResponse = z.infer<typeof mailAnsweredResponse>;
