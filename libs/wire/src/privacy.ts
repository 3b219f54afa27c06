import { z } from 'zod';
import { proseText } from './typed-text.js';

/**
 * Why somebody deletes the account: 1 found a job (or filled the post) here, 2 elsewhere, 3 too few fitting offers or
 * applicants, 4 too many mails, 5 worries about privacy, 6 something else.
 */
export const DELETION_REASON_IDS = [1, 2, 3, 4, 5, 6] as const;

/** Body of `DELETE /api/candidates/account-settings/destroy` and of the same for companies. */
export const deleteAccountRequest = z
  .object({
    motivo_id: z.literal(DELETION_REASON_IDS),
    texto: proseText(2_000).default(''),
    /** Needed unless the login is less than 10 minutes ago. */
    password: z.string().min(1).max(200).optional(),
  })
  .meta({ id: 'DeleteAccountRequest' });
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequest>;

export const CONSENT_KINDS = ['terms', 'privacy', 'newsletters', 'cvsearch'] as const;

const consent = z.object({
  kind: z.enum(CONSENT_KINDS),
  given: z.boolean(),
  /** Which version of the text was shown. */
  text_version: z.string(),
  /** Of the text: `en`. */
  language: z.string(),
  at: z.string(),
});

/** Answer of `GET` and `PATCH /api/account/consents`. */
export const consentsResponse = z
  .object({
    /** What holds now, one a kind. */
    data: z.array(consent),
    /** Everything that was ever given or withdrawn, newest first. */
    history: z.array(consent),
  })
  .meta({ id: 'ConsentsResponse' });
export type ConsentsResponse = z.infer<typeof consentsResponse>;

/** Body of `POST /api/account/consents/answer`. */
export const answerNewTextsRequest = z
  .object({
    agreed: z.boolean(),
    /** What was shown: kinds and versions of `consents_due`. */
    texts: z
      .array(z.object({ kind: z.enum(['terms', 'privacy']), text_version: z.string().max(20) }))
      .min(1)
      .max(2),
    /** In which the texts were read; the account's language where absent. */
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .optional(),
  })
  .meta({ id: 'AnswerNewTextsRequest' });
export type AnswerNewTextsRequest = z.infer<typeof answerNewTextsRequest>;

/** Body of `PATCH /api/account/consents`. */
export const changeConsentRequest = z
  .object({
    kind: z.enum(CONSENT_KINDS),
    given: z.boolean(),
    /** In which the text was read; the account's language where absent. */
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .optional(),
  })
  .meta({ id: 'ChangeConsentRequest' });
export type ChangeConsentRequest = z.infer<typeof changeConsentRequest>;
