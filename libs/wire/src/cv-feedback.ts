import { z } from 'zod';
import { proseText } from './typed-text.js';

/** Services that a CV may be sent to: `cvmaker-200` gives feedback, `rmcv-200` writes resumes. */
export const CV_ACTIONS = ['cvmaker-200', 'rmcv-200'] as const;

/** A service that is set here, by the name that people read before they say yes. */
export const cvService = z.object({ action: z.enum(CV_ACTIONS), name: z.string() }).meta({ id: 'CvService' });
export type CvService = z.infer<typeof cvService>;

/** What became of a CV at a service; of each CV and service the last. */
export const cvFeedback = z
  .object({
    id: z.int(),
    cv_id: z.int(),
    action: z.enum(CV_ACTIONS),
    /** Of the service that the person has agreed to. */
    name: z.string(),
    /** `asked`: it waits to leave and can be taken back; `failed`: it was not delivered within a week, or refused. */
    state: z.enum(['asked', 'sent', 'answered', 'failed', 'cancelled']),
    asked_at: z.string(),
    sent_at: z.string().nullable(),
    answered_at: z.string().nullable(),
    /** What the service says: plain text, or null. */
    text: z.string().nullable(),
    /** What it has sent along, at `/api/candidates/cv-feedback/{id}/file`. */
    file: z.object({ name: z.string(), size: z.int() }).nullable(),
  })
  .meta({ id: 'CvFeedback' });
export type CvFeedback = z.infer<typeof cvFeedback>;

/** Body of `PATCH /api/candidates/mycv/{id}/review` and `…/resume`, which may be left out. */
export const askForFeedbackRequest = z
  .object({
    /** The name of the service that the person was shown; where another is set by now, nothing leaves. */
    service: z.string().max(80).optional(),
  })
  .default({})
  .meta({ id: 'AskForFeedbackRequest' });
export type AskForFeedbackRequest = z.output<typeof askForFeedbackRequest>;

export const feedbackParameters = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

export const deliveryParameters = z.object({ delivery: z.uuid() });

/** Query of the link by which people behind a mailbox fetch a CV. */
export const linkedCvQuery = z.object({ until: z.coerce.number().int().min(1).max(1e11), code: z.string().max(100) });

const LONGEST_FEEDBACK = 20_000;
/** 10 MB in Base64. */
const LONGEST_FILE = 13_981_016;

/** Body of `POST /api/cv-feedback/{delivery}`: what a service says of a CV. */
export const answerFeedbackRequest = z
  .object({
    /** The same as in the address, so that it is signed, too. */
    delivery_id: z.uuid(),
    text: proseText(LONGEST_FEEDBACK).default(''),
    /** A document, as CVs are, of 10 MB at most. */
    file: z
      .object({ name: z.string().max(300), content: z.base64().min(4).max(LONGEST_FILE) })
      .nullable()
      .default(null),
  })
  .meta({ id: 'AnswerFeedbackRequest' });
export type AnswerFeedbackRequest = z.output<typeof answerFeedbackRequest>;
