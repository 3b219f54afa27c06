import type { ConversationResponse } from '@babelboard/wire';
import { useLayoutEffect, useRef, useState } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { useChangeThread } from '../api/change-thread.js';
import { useBringEarlier } from '../api/find-thread.js';
import { type ThreadOf, threadUrl } from '../api/thread-calls.js';
import { MessageItem } from './message-item.js';
import css from './thread-log.module.css';
import { useReading } from './use-reading.js';

/** So near to the end one reads what comes next. */
const NEAR_END = 80;

/** The messages of a thread, the last one at the end: that is where it begins, and where it stays for who is there. */
export function ThreadLog({ of, thread }: { of: ThreadOf; thread: ConversationResponse }) {
  const t = useText();
  const failureWords = useFailureWords();
  const bringEarlier = useBringEarlier(of);
  const { read } = useChangeThread(of);
  const room = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  /** Earlier messages are on their way, or have just come: they are no news, and nothing moves below them. */
  const [bringing, setBringing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [first, last] = [thread.messages[0]?.id, thread.messages.at(-1)?.id];
  useReading(end, thread, read);
  useKeptPlace(room, first, last);
  const bring = async () => {
    if (bringing) return;
    setBringing(true);
    setFailure(null);
    try {
      await bringEarlier();
      room.current?.focus({ preventScroll: true });
    } catch (error) {
      setFailure(failureWords(error as Error, t('form.not-loaded')));
    } finally {
      setBringing(false);
    }
  };
  const other = of.side === 'candidate' ? thread.company.name : thread.candidate.name;
  const seenUpTo = thread.messages.findLast(({ side, read: seen }) => side === of.side && seen)?.id;
  if (thread.messages.length === 0) return <p>{t('conversations.none')}</p>;
  return (
    <Room
      ref={room}
      role="log"
      tabIndex={0}
      aria-label={t('conversations.log', { name: other })}
      aria-live={bringing ? 'off' : 'polite'}
    >
      {thread.earlier && (
        <Button type="button" data-look="plain" aria-disabled={bringing} onClick={() => void bring()}>
          {t(bringing ? 'progress.loading' : 'conversations.earlier')}
        </Button>
      )}
      {failure !== null && <p role="alert">{failure}</p>}
      <div>
        {thread.messages.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            ours={message.side === of.side}
            name={message.name || (message.side === 'company' ? thread.company.name : thread.candidate.name)}
            seen={message.id === seenUpTo}
            fileUrl={(id) => `${threadUrl(of)}/attachments/${id}`}
          />
        ))}
        <span ref={end} aria-hidden="true" />
      </div>
    </Room>
  );
}

/** Begins at the end and stays there with what comes; earlier messages come in above what one looks at. */
function useKeptPlace(
  room: React.RefObject<HTMLDivElement | null>,
  first: number | undefined,
  last: number | undefined,
): void {
  const before = useRef({ first, height: 0, atEnd: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message more, at either end, is when it moves
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const { first: top, height, atEnd } = before.current;
    if (top !== undefined && first !== undefined && first < top) element.scrollTop += element.scrollHeight - height;
    else if (atEnd) element.scrollTop = element.scrollHeight;
    before.current = { ...before.current, first, height: element.scrollHeight };
    const note = () => {
      const { scrollHeight, scrollTop, clientHeight } = element;
      before.current.atEnd = scrollHeight - scrollTop - clientHeight < NEAR_END;
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [room, first, last]);
}

const Room = withClass('div', css.room);
