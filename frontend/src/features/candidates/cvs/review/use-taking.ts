import { useRef, useState } from 'react';
import { OfflineError, ProblemError } from '../../../../api/problem-error.js';
import { refusedFields, useFailureWords } from '../../../../forms/failure-words.js';
import { useText } from '../../../../i18n/use-text.js';
import { useSettleProposals } from '../api/settle-proposals.js';

/** Something to be taken over: its id, and the call of the profile that does it. */
export interface Taking {
  id: string;
  take: () => Promise<unknown>;
}

export interface TakingShown {
  /** How many are in the profile already, while it goes on; null while nothing does. */
  busy: number | null;
  /** Why single ones were not taken, by their ids. */
  failures: Record<string, string>;
  /** Why it did not go on: what is true of all that were left. */
  stopped: string | null;
}

/** Takes over what is ticked, one after the other; what is refused stays, with the reason. */
export function useTaking(cvId: number) {
  const t = useText();
  const settle = useSettleProposals(cvId);
  const failureWords = useFailureWords();
  /** What went through before something else was refused is not written twice. */
  const done = useRef(new Set<string>());
  const [shown, setShown] = useState<TakingShown>({ busy: null, failures: {}, stopped: null });

  const words = (error: Error) => {
    const [ofField] = Object.values(refusedFields(error));
    return ofField ?? failureWords(error, t('review.item-failed'));
  };
  /** Gives how many are in the profile now; null where not all of them are. */
  const take = async (takings: Taking[]): Promise<number | null> => {
    const failures: Record<string, string> = {};
    let stopped: string | null = null;
    for (const { id, take: run } of takings.filter((one) => !done.current.has(one.id))) {
      setShown({ busy: done.current.size, failures: {}, stopped: null });
      try {
        await run();
        done.current.add(id);
      } catch (error) {
        if (concernsAll(error)) {
          stopped = failureWords(error as Error, t('review.item-failed'));
          break;
        }
        failures[id] = words(error as Error);
      }
    }
    if (done.current.size > 0) {
      // Where it fails, they are in the profile all the same: next time they are known there.
      await settle({ accepted: [...done.current], dismissed: [] }).catch(() => undefined);
    }
    setShown({ busy: null, failures, stopped });
    return stopped === null && Object.keys(failures).length === 0 ? done.current.size : null;
  };
  return { take, ...shown };
}

/** No connection, no session, too many requests: the next one would fare no better. */
function concernsAll(error: unknown): boolean {
  return error instanceof OfflineError || (error instanceof ProblemError && [401, 429].includes(error.status));
}
