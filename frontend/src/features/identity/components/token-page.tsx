import type { Done } from '@babelboard/wire';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { notifications } from '../../../ui/notifications/notification-center.js';
import { useFailureWords } from '../form/failure-words.js';
import { useRunning } from '../form/form.js';
import { showToasts } from '../form/show-toasts.js';
import { DoorPage } from './door-page.js';
import { WELCOME_BACK } from './greetings.js';

export interface TokenPageProps {
  title: string;
  intro: string;
  action: string;
  fallback: string;
  use: {
    mutate: (body: { token: string }, events: object) => void;
    data?: Done;
    error: Error | null;
    isPending: boolean;
  };
  token: string;
  onDone: () => void;
  doneTitle: string;
  /** Ways on, once it is done. */
  done: ReactNode;
  /** What one can do when the link is worth nothing. */
  refused?: ReactNode;
}

/** What a mail's link leads to: looking at it changes nothing, a press does. */
export function TokenPage(props: TokenPageProps) {
  const { title, intro, action, fallback, use, token, onDone, doneTitle, done, refused } = props;
  const t = useText();
  const running = useRunning();
  const failureWords = useFailureWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = use.data !== undefined;
  useEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone]);

  const press = () => {
    if (use.isPending) return;
    use.mutate(
      { token },
      {
        onSuccess: (answer: Done) => {
          showToasts(answer);
          onDone();
        },
        onError: (error: Error) =>
          notifications.notify({ message: failureWords(error, fallback), type: 'negative', group: 'form' }),
      },
    );
  };
  if (isDone) {
    return (
      <DoorPage title={doneTitle} greetings={WELCOME_BACK} titleRef={heading}>
        {done}
      </DoorPage>
    );
  }
  return (
    <DoorPage title={title} intro={<p>{intro}</p>} greetings={WELCOME_BACK} titleRef={heading}>
      {use.error !== null && <p>{failureWords(use.error, fallback)}</p>}
      <p className="no-js-only">{t('form.needs-script')}</p>
      <Button type="button" data-look="filled" disabled={!running} aria-disabled={use.isPending} onClick={press}>
        {use.isPending ? t('form.sending') : action}
      </Button>
      {use.error !== null && refused}
    </DoorPage>
  );
}
