import type { ConversationResponse } from '@babelboard/wire';
import { type RefObject, useEffect, useRef } from 'react';
import { useSession } from '../../../session/use-session.js';

/** Says that the thread was read once its end is before somebody's eyes, but not those of support: a visit changes nothing. @param read fails in silence: the next look says it again */
export function useReading(
  end: RefObject<HTMLElement | null>,
  { unread, messages }: ConversationResponse,
  read: (upTo: number) => Promise<void>,
): void {
  const said = useRef(0);
  const visiting = (useSession().user?.support ?? null) !== null;
  const last = messages.at(-1)?.id;
  useEffect(() => {
    const element = end.current;
    if (visiting || unread === 0 || last === undefined || element === null) return;
    let seen = false;
    const say = () => {
      if (!seen || document.visibilityState !== 'visible' || said.current >= last) return;
      said.current = last;
      read(last).catch(() => {
        said.current = 0;
      });
    };
    const observer = new IntersectionObserver((entries) => {
      seen = entries.at(-1)?.isIntersecting === true;
      say();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', say);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', say);
    };
  }, [visiting, end, unread, last, read]);
}
