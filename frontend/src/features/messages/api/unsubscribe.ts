import type { UnsubscribeLinkRequest, UnsubscribeRequest, UnsubscribeState } from '@babelboard/wire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';
import { unsubscribeLink } from './check-unsubscribe-link.js';

/** Stops the mails of a link, or all that can be stopped, or takes that back. */
export type Press = 'kind' | 'all' | 'undo';

/** @throws ProblemError, OfflineError */
export function useUnsubscribe(token: string) {
  const queries = useQueryClient();
  return useMutation<UnsubscribeState, Error, Press>({
    mutationFn: (press) =>
      press === 'undo'
        ? postJson<UnsubscribeState>('/api/unsubscribe/undo', { token } satisfies UnsubscribeLinkRequest)
        : postJson<UnsubscribeState>('/api/unsubscribe', { token, all: press === 'all' } satisfies UnsubscribeRequest),
    retry: false,
    onSuccess: (state) => queries.setQueryData(unsubscribeLink(token), state),
  });
}
