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
 * @param repeats how often an operator had it sent again: then it is another message, which no reader hides
 */
export function messageId({ purpose, subjectId, accountId }: DeliveryKey, baseUrl: string, repeats = 0): string {
  const key = [purpose, subjectId, accountId, ...(repeats === 0 ? [] : [repeats])];
  const hash = createHash('sha256').update(JSON.stringify(key)).digest('hex');
  return `<${hash.slice(0, 40)}@${new URL(baseUrl).hostname}>`;
}
