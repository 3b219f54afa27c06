import { letterAsksForPayHistory } from '@babelboard/pay-history/contract';
import { payHistoryAskedInMessage } from './conversation.errors.js';
import type { Writer } from './writer.js';

/**
 * What a company writes to an applicant, wherever it writes it, does not ask for the pay of now or before. Outside of a transaction: it
 * takes its time.
 * @param path of the text, as its writer calls it
 * @throws DomainError MESSAGE_PAY_HISTORY
 */
export async function refusePayHistory({ side }: Pick<Writer, 'side'>, text: string, path: string): Promise<void> {
  if (side === 'company' && (await letterAsksForPayHistory(text))) {
    throw payHistoryAskedInMessage(path);
  }
}
