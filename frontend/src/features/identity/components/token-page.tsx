import type { CheckLinkRequest, Done } from '@babelboard/wire';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ProblemError } from '../../../api/problem-error.js';
import { useFailureWords } from '../../../forms/failure-words.js';
import { showToasts } from '../../../forms/show-toasts.js';
import { useText } from '../../../i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { useRunning } from '../../../ui/use-running.js';
import { useIsLinkDead } from '../api/check-mailed-link.js';
import { DeadLink } from './dead-link.js';
import { DoorPage } from './door-page.js';
import { WELCOME_BACK } from './greetings.js';
import { TokenProofForm } from './token-proof-form.js';

interface TokenUse {
  token: string;
  password?: string;
}

export interface TokenPageProps<Answer extends Done> {
  title: string;
  intro: string;
  action: string;
  fallback: string;
  use: {
    mutate: (body: TokenUse, events: object) => void;
    mutateAsync: (body: TokenUse) => Promise<Answer>;
    data?: Answer;
    error: Error | null;
    isPending: boolean;
  };
  token: string;
  link: CheckLinkRequest['link'];
  onDone: (answer: Answer) => void;
  doneTitle: string;
  /** Ways on, once it is done. */
  done: ReactNode;
  /** Why the password is asked for in a browser that shows nothing about who it is. */
  proofIntro: ReactNode;
  /** Ways on for who does not know it. */
  proofWays?: ReactNode;
  /** What one can do when the link is worth nothing. */
  refused?: ReactNode;
}

const needsProof = (error: Error | null) => error instanceof ProblemError && error.problem?.code === 'PROOF_NEEDED';

/** What a mail's link leads to: looking at it changes nothing, a press does; in a strange browser it takes the password. */
export function TokenPage<Answer extends Done>(props: TokenPageProps<Answer>) {
  const { title, intro, action, fallback, use, token, onDone, doneTitle, done, refused } = props;
  const t = useText();
  const running = useRunning();
  const failureWords = useFailureWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asksProof, setAsksProof] = useState(false);
  const isDone = use.data !== undefined;
  const dead = useIsLinkDead(props.link, token);
  useEffect(() => {
    if (isDone || asksProof) heading.current?.focus();
  }, [isDone, asksProof]);

  const succeed = (answer: Answer) => {
    showToasts(answer);
    onDone(answer);
  };
  const refuse = (error: Error) => {
    if (needsProof(error)) setAsksProof(true);
  };
  const press = () => {
    if (!use.isPending) use.mutate({ token }, { onSuccess: succeed, onError: refuse });
  };
  if (isDone) {
    return (
      <DoorPage title={doneTitle} greetings={WELCOME_BACK} titleRef={heading}>
        {done}
      </DoorPage>
    );
  }
  if (dead && !asksProof) {
    return <DeadLink title={title}>{refused}</DeadLink>;
  }
  if (asksProof) {
    return (
      <DoorPage title={title} intro={props.proofIntro} greetings={WELCOME_BACK} titleRef={heading}>
        <TokenProofForm
          action={action}
          fallback={fallback}
          send={(password) => use.mutateAsync({ token, password })}
          done={succeed}
        />
        {props.proofWays}
      </DoorPage>
    );
  }
  return (
    <DoorPage title={title} intro={<p>{intro}</p>} greetings={WELCOME_BACK} titleRef={heading}>
      {use.error !== null && !needsProof(use.error) && <p role="alert">{failureWords(use.error, fallback)}</p>}
      <p className="no-js-only">{t('form.needs-script')}</p>
      <Button type="button" data-look="filled" disabled={!running} aria-disabled={use.isPending} onClick={press}>
        {use.isPending ? t('form.sending') : action}
      </Button>
      {use.error !== null && !needsProof(use.error) && refused}
    </DoorPage>
  );
}
