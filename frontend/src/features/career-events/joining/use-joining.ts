import type { CareerEvent, OwnCareerEvent } from '@babelboard/wire';
import { useEffect, useEffectEvent } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useText } from '../../../i18n/use-text.js';
import { writePath } from '../../../router/location.js';
import { useLocation } from '../../../router/router.js';
import { keepTarget } from '../../../session/login-memory.js';
import { useSession } from '../../../session/use-session.js';
import { waitingEvent } from '../../../session/waiting-wish.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { useFindOwnEvents, useJoinOrLeave } from '../api/own-events.js';

export interface Joining {
  /** `waits` while nobody knows yet whether a candidate joined it. */
  who: 'guest' | 'candidate' | 'waits' | 'other';
  /** The event as somebody who joined it has it; null for everybody else. */
  joined: OwnCareerEvent | null;
  busy: boolean;
  /** Why nobody knows whether it is joined, and how to ask again. */
  unknown: { error: Error; again: () => void } | null;
  join: () => void;
  leave: () => void;
  /** A guest is on the way to an account: the wish waits there, and this page is where they come back to. */
  keepWish: () => void;
}

/** Whether who looks has joined an event, and how they do. What a guest wanted is done once they come back as a candidate. */
export function useJoining({ id, title }: CareerEvent, { open }: { open: boolean }): Joining {
  const t = useText();
  const failureWords = useFailureWords();
  const here = writePath(useLocation());
  const { user } = useSession();
  const isCandidate = user?.type === 'candidate';
  const own = useFindOwnEvents({ enabled: isCandidate });
  const change = useJoinOrLeave(id);
  const joined = (isCandidate ? own.data?.data.find((one) => one.id === id) : undefined) ?? null;

  const set = (wanted: 'join' | 'leave') => {
    if (change.isPending) return;
    change.mutate(wanted, {
      onSuccess: ({ toasts }) => {
        const undo = { label: t('events.undo'), run: () => set('join'), undoes: true };
        for (const { options } of toasts) {
          const { message } = options;
          notifications.notify({ message, type: 'positive', ...(wanted === 'leave' && open ? { action: undo } : {}) });
        }
      },
      onError: (error) =>
        notifications.notify({ message: failureWords(error, t('events.failed', { title })), type: 'negative' }),
    });
  };
  const known = own.data !== undefined;
  const bringIn = useEffectEvent(() => {
    if (waitingEvent.id() !== id) return;
    waitingEvent.forget();
    if (open && joined === null) set('join');
  });
  const type = user?.type ?? null;
  useEffect(() => {
    // What somebody wanted as a candidate is not for their other account.
    if (type !== null && type !== 'candidate') waitingEvent.forget();
    else if (type === 'candidate' && known) bringIn();
  }, [type, known]);

  const unknown = isCandidate && !known && own.error !== null;
  return {
    who: isCandidate ? (known ? 'candidate' : 'waits') : user === null ? 'guest' : 'other',
    joined,
    busy: change.isPending,
    unknown: unknown ? { error: own.error, again: () => void own.refetch() } : null,
    join: () => set('join'),
    leave: () => set('leave'),
    keepWish: () => {
      waitingEvent.keep(id);
      keepTarget(here);
    },
  };
}
