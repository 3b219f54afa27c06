import { z } from 'zod';

const mailEvent = z.object({
  type: z.enum(['bounce', 'complaint', 'delivered']),
  address: z.string().min(3).max(254),
  /** Of a bounce: whether trying again is of no use. */
  permanent: z.boolean().default(false),
  at: z.iso.datetime({ offset: true }),
  /** The words of the server. */
  answer: z.string().max(2_000).nullable().default(null),
});

/** Body of `POST /api/mail-events`: what a mail server says became of mails. */
export const mailEventsRequest = z
  .object({ events: z.array(mailEvent).min(1).max(500) })
  .meta({ id: 'MailEventsRequest' });
export type MailEventsRequest = z.output<typeof mailEventsRequest>;

/** Why no mails go to an address. */
export const SUPPRESSION_REASONS = ['hard-bounce', 'soft-bounces', 'complaint'] as const;

/** Answer of `GET /api/account/mail-trouble`: why mails to somebody stop; null where they do not. */
export const mailTroubleResponse = z
  .object({
    trouble: z.object({ reason: z.enum(SUPPRESSION_REASONS), since: z.iso.datetime() }).nullable(),
  })
  .meta({ id: 'MailTroubleResponse' });
export type MailTroubleResponse = z.infer<typeof mailTroubleResponse>;
