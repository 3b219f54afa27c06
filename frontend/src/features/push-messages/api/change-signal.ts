import type { ChangedSignal } from '@babelboard/wire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postJson, sendJson } from '../../../api/request-json.js';
import { findSubscription, readThisBrowser, subscribe, unsubscribe } from '../browser/this-browser.js';
import { SIGNAL, type Signal } from './find-signal.js';

const CALL = '/api/candidates/account-settings';

export type SignalChange = { on: true; publicKey: string } | { on: false; endpoint: string } | { remove: string };

/** Has messages come to this browser, or to one device no more. @throws NotAllowed, ProblemError, OfflineError */
export function useChangeSignal() {
  const queries = useQueryClient();
  return useMutation<ChangedSignal, Error, SignalChange>({
    mutationFn: change,
    retry: false,
    onSuccess: async ({ toasts: _said, ...answer }) => {
      queries.setQueryData<Signal>(SIGNAL, { ...answer, here: await readThisBrowser() });
    },
    onError: () => queries.invalidateQueries({ queryKey: SIGNAL }),
  });
}

function change(wish: SignalChange): Promise<ChangedSignal> {
  if ('remove' in wish) return sendJson('DELETE', `${CALL}/signal/devices/${wish.remove}`, {});
  return wish.on ? switchOn(wish.publicKey) : switchOff(wish.endpoint);
}

async function switchOn(publicKey: string): Promise<ChangedSignal> {
  const before = (await findSubscription())?.endpoint;
  const subscription = await subscribe(publicKey);
  try {
    // It is gone, and nothing shall be sent to it.
    if (before !== undefined && before !== subscription.endpoint) {
      await postJson(`${CALL}/update-signal`, { state: 0, endpoint: before });
    }
    return await postJson<ChangedSignal>(`${CALL}/update-signal`, { state: 1, subscription: subscription.toJSON() });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

async function switchOff(endpoint: string): Promise<ChangedSignal> {
  const answer = await postJson<ChangedSignal>(`${CALL}/update-signal`, { state: 0, endpoint });
  await unsubscribe();
  return answer;
}
