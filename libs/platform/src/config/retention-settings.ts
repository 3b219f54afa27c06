import { z } from 'zod';
import { RETENTION_MS, type Retention } from '../privacy/retention.js';

const DAY_MS = 86_400_000;
const MOST_DAYS = 10 * 365;

const days = (kept: keyof Retention, least: number) =>
  z.coerce
    .number()
    .int()
    .min(least)
    .max(MOST_DAYS)
    .default(RETENTION_MS[kept] / DAY_MS);

/** How many days an operator keeps what the law leaves to them to weigh; the privacy text says what is set. */
export const retentionSettings = {
  KEEP_UNVERIFIED_ACCOUNTS: days('unverifiedAccount', 2),
  KEEP_UNUSED_ACCOUNTS: days('unusedAccount', 90),
  KEEP_ASKED_ACCOUNTS: days('askedAccount', 7),
  KEEP_AUDIT_LOG: days('auditEntry', 90),
  /** Not shorter than a dead task may wait for its replay, which would send the mail once more. */
  KEEP_MAIL_LOG: days('mailDelivery', 90),
};

const schema = z.object(retentionSettings);

export function retentionOf(values: z.output<typeof schema>): Retention {
  return {
    ...RETENTION_MS,
    unverifiedAccount: values.KEEP_UNVERIFIED_ACCOUNTS * DAY_MS,
    unusedAccount: values.KEEP_UNUSED_ACCOUNTS * DAY_MS,
    askedAccount: values.KEEP_ASKED_ACCOUNTS * DAY_MS,
    auditEntry: values.KEEP_AUDIT_LOG * DAY_MS,
    mailDelivery: values.KEEP_MAIL_LOG * DAY_MS,
  };
}
