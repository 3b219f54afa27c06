import type { ClaimSignalRequest, ClaimSignalResponse } from '@babelboard/wire';
import { postJson } from '../../../api/request-json.js';
import { findSubscription, unsubscribe } from './this-browser.js';

/**
 * Tells the server who is signed in where messages come: those of somebody else, who was here before, end on both sides.
 * @throws ProblemError, OfflineError
 */
export async function claimThisBrowser(): Promise<void> {
  const subscription = await findSubscription();
  if (subscription === null) return;
  const body: ClaimSignalRequest = { endpoint: subscription.endpoint };
  const { mine } = await postJson<ClaimSignalResponse>('/api/auth/claim-signal', body);
  if (!mine) await unsubscribe();
}
