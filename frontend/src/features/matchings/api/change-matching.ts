import type { ChangedMatchingsResponse, DiscardReason } from '@babelboard/wire';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { OfflineError, ProblemError } from '../../../api/problem-error.js';
import { sendJson } from '../../../api/request-json.js';
import { type Text, useText } from '../../../i18n/use-text.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { offerUndo } from '../../../ui/notifications/offer-undo.js';
import { DISCARDED_LIST, type FoundMatchings, MATCHINGS, MATCHINGS_LIST } from './matching-queries.js';

type Change = 'discard' | 'restore';

/** Gives what takes an offer off the list of what suits: at once, with the way back. */
export function useDiscardMatching(): (offer: number, reason: DiscardReason) => void {
  const t = useText();
  const queries = useQueryClient();
  return (offer, reason) => void change({ t, queries, offer, how: 'discard', reason });
}

/** Gives what puts a discarded offer back, with the way back from that, too. */
export function useRestoreMatching(): (offer: number, reason: DiscardReason) => void {
  const t = useText();
  const queries = useQueryClient();
  return (offer, reason) => void change({ t, queries, offer, how: 'restore', reason });
}

interface Changed {
  t: Text;
  queries: QueryClient;
  offer: number;
  how: Change;
  /** With which it is discarded, now or when restoring it is taken back. */
  reason: DiscardReason;
}

async function change({ t, queries, offer, how, reason }: Changed): Promise<void> {
  await queries.cancelQueries({ queryKey: MATCHINGS });
  const list = how === 'discard' ? MATCHINGS_LIST : DISCARDED_LIST;
  const before = queries.getQueriesData<FoundMatchings>({ queryKey: list });
  takeOut(queries, list, offer);
  try {
    const answer = await sendJson<ChangedMatchingsResponse>(
      'PATCH',
      `/api/candidates/matchings/${offer}/${how}`,
      how === 'discard' ? { reason } : {},
    );
    const back = how === 'discard' ? 'restore' : 'discard';
    offerUndo(
      answer.toasts[0]?.options.message ?? '',
      t('matchings.undo'),
      () => void change({ t, queries, offer, how: back, reason }),
    );
  } catch (error) {
    const said = error instanceof ProblemError ? error.problem?.toasts?.[0]?.options.message : undefined;
    const message = said ?? t(error instanceof OfflineError ? 'matchings.offline' : 'matchings.not-changed');
    notifications.notify({ message, type: 'negative' });
    // Who is offline cannot ask for it anew.
    for (const [key, found] of before) queries.setQueryData(key, found);
  }
  await queries.invalidateQueries({ queryKey: MATCHINGS });
}

function takeOut(queries: QueryClient, queryKey: readonly string[], offer: number): void {
  queries.setQueriesData<FoundMatchings>({ queryKey }, (found) => {
    if (found === undefined || !found.jobs.data.some(({ id }) => id === offer)) return found;
    const { jobs } = found;
    const data = jobs.data.filter(({ id }) => id !== offer);
    return { ...found, jobs: { ...jobs, data, total_search: jobs.total_search - 1 } };
  });
}
