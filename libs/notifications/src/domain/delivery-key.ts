import { createHash } from 'node:crypto';

/** What makes a mail the same mail. */
export interface DeliveryKey {
  purpose: string;
  subjectId: string;
  accountId: number | null;
}

/**
 * The Message-ID of a mail (RFC 5322 section 3.6.4), the same each time it is sent: a reader that got it twice, because the process
 * was killed between server and record, shows it once.
 * @param baseUrl whose host stands on its right side
 */
export function messageId({ purpose, subjectId, accountId }: DeliveryKey, baseUrl: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([purpose, subjectId, accountId]))
    .digest('hex');
  return `<${hash.slice(0, 40)}@${new URL(baseUrl).hostname}>`;
}
