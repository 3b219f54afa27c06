import type { SignalResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { PERSONAL } from '../../../session/personal.js';
import { claimThisBrowser } from '../browser/claim-this-browser.js';
import { type BrowserState, readThisBrowser } from '../browser/this-browser.js';

export const SIGNAL = [PERSONAL, 'signal'];

export interface Signal extends SignalResponse {
  here: BrowserState;
}

/**
 * Where messages come, and what can be done in this browser; read again when one comes back to it, since it may have been allowed meanwhile.
 * @throws ProblemError, OfflineError
 */
export function useFindSignal(readOnly: boolean) {
  return useQuery({
    queryKey: SIGNAL,
    queryFn: async (): Promise<Signal> => {
      if (!readOnly && 'serviceWorker' in navigator) await claimThisBrowser();
      const answer = await requestJson<SignalResponse>('/api/candidates/account-settings/signal');
      return { ...answer, here: await readThisBrowser() };
    },
    refetchOnWindowFocus: 'always',
  });
}
