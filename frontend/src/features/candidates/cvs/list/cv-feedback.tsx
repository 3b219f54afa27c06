import type { Cv } from '@babelboard/wire';
import { useEffect, useRef, useState } from 'react';
import { useFailureWords } from '../../../../forms/failure-words.js';
import { showToasts } from '../../../../forms/show-toasts.js';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { Button } from '../../../../ui/button.js';
import { useBackTo } from '../../profile/use-back-to.js';
import { useCvCall } from '../api/use-cv-call.js';
import css from './cv-list.module.css';

/** Sends a CV to a service that looks at it, once one knows who gets what. */
export function CvFeedback({ cv: { id, name, review } }: { cv: Cv }) {
  const t = useText();
  const call = useCvCall();
  const failureWords = useFailureWords();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const first = useRef<HTMLButtonElement>(null);
  const told = useRef<HTMLParagraphElement>(null);
  const opener = useBackTo(asking);
  useEffect(() => {
    if (asking) first.current?.focus();
  }, [asking]);
  useEffect(() => {
    // The button that sent it has gone.
    if (asking && review !== 'none' && document.activeElement === document.body) told.current?.focus();
  }, [asking, review]);
  if (review !== 'none')
    return (
      <Told ref={told} tabIndex={-1}>
        {t(review === 'sent' ? 'cvs.feedback-sent' : 'cvs.feedback-under-way')}
      </Told>
    );

  const send = async () => {
    setBusy(true);
    setFailure(null);
    try {
      showToasts(await call('PATCH', `${id}/review`));
    } catch (error) {
      setFailure(failureWords(error as Error, t('cvs.feedback-failed')));
    } finally {
      setBusy(false);
    }
  };
  if (!asking) {
    return (
      <Button
        ref={opener}
        type="button"
        data-look="plain"
        aria-label={`${t('cvs.feedback')}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {t('cvs.feedback')}
      </Button>
    );
  }
  return (
    <Ask role="group" aria-label={t('cvs.feedback')}>
      <p>{t('cvs.feedback-text')}</p>
      {failure !== null && <p role="alert">{failure}</p>}
      <div>
        <Button ref={first} type="button" data-look="filled" aria-disabled={busy} onClick={() => busy || void send()}>
          {t('cvs.feedback-send')}
        </Button>
        <Button type="button" data-look="plain" onClick={() => setAsking(false)}>
          {t('cvs.feedback-cancel')}
        </Button>
      </div>
    </Ask>
  );
}

const Told = withClass('p', css.told);

const Ask = withClass('div', css.ask);
