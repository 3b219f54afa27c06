import type { Cv, CvFeedback, CvService } from '@babelboard/wire';
import { useEffect, useRef, useState } from 'react';
import { useFailureWords } from '../../../../forms/failure-words.js';
import { showToasts } from '../../../../forms/show-toasts.js';
import { useFormat } from '../../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { Button } from '../../../../ui/button.js';
import { giveKeyboard } from '../../../../ui/give-keyboard.js';
import { lazyPart } from '../../../../ui/lazy-part.js';
import { notifications } from '../../../../ui/notifications/notifications.js';
import { OptionalPart } from '../../../../ui/optional-part.js';
import { useCvCall } from '../api/use-cv-call.js';
import css from './cv-at-services.module.css';
import { FeedbackAnswer } from './feedback-answer.js';

const SendQuestion = lazyPart(() => import('./send-question.js'));

interface CvAtServiceProps {
  cv: Cv;
  action: CvService['action'];
  /** Undefined where none is set any more. */
  service: CvService | undefined;
  /** Undefined where the file is not there, and was not. */
  feedback: CvFeedback | undefined;
}

const PATHS: Record<CvService['action'], string> = { 'cvmaker-200': 'review', 'rmcv-200': 'resume' };
const ASK: Record<CvService['action'], TextKey> = { 'cvmaker-200': 'services.ask', 'rmcv-200': 'services.ask-resume' };

/** One service: the way there, how it stands, what it says, and the way back as long as nothing has left. */
export function CvAtService({ cv, action, service, feedback }: CvAtServiceProps) {
  const t = useText();
  const call = useCvCall();
  const failureWords = useFailureWords();
  const standing = useStanding();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const acted = useRef(false);
  useEffect(() => {
    // What was pressed may have given way to how it stands.
    if (!busy && acted.current && document.activeElement === document.body) giveKeyboard(place.current);
    acted.current = busy;
  }, [busy]);
  const change = async (method: 'PATCH' | 'DELETE', body?: object) => {
    if (busy) return;
    setBusy(true);
    try {
      showToasts(await call(method, `${cv.id}/${PATHS[action]}`, body));
    } catch (error) {
      notifications.notify({ message: failureWords(error as Error, t('services.failed')), type: 'negative' });
    } finally {
      setBusy(false);
    }
  };
  const mayAsk = service !== undefined && (feedback === undefined || feedback.state === 'failed');
  return (
    <Service ref={place} tabIndex={-1}>
      {feedback !== undefined && <p>{standing(feedback)}</p>}
      {feedback?.state === 'answered' && <FeedbackAnswer feedback={feedback} />}
      {feedback?.state === 'asked' && (
        <Button
          type="button"
          data-look="plain"
          aria-disabled={busy}
          aria-label={`${t('services.take-back')}: ${cv.name}`}
          onClick={() => void change('DELETE')}
        >
          {t('services.take-back')}
        </Button>
      )}
      {mayAsk && (
        <Button
          type="button"
          data-look="outlined"
          aria-disabled={busy}
          aria-label={`${t(ASK[action], service)}: ${cv.name}`}
          onClick={() => busy || setAsking(true)}
        >
          {t(ASK[action], service)}
        </Button>
      )}
      {asking && service !== undefined && (
        <OptionalPart open={() => setAsking(true)} close={() => setAsking(false)}>
          <SendQuestion
            cv={cv}
            service={service}
            onConfirm={() => {
              setAsking(false);
              void change('PATCH', { service: service.name });
            }}
            onClose={() => setAsking(false)}
          />
        </OptionalPart>
      )}
    </Service>
  );
}

/** How it stands, in a sentence. */
function useStanding() {
  const t = useText();
  const { localDate } = useFormat();
  return ({ action, name, state, asked_at: asked, sent_at: sent, answered_at: answered }: CvFeedback) => {
    const kind = PATHS[action];
    switch (state) {
      case 'asked':
        return t('services.asked', { name });
      case 'sent':
        return t('services.sent', { name, kind, date: localDate(sent ?? asked) });
      case 'answered':
        return t('services.answered', { name, date: localDate(answered ?? asked) });
      default:
        return t('services.not-sent', { name });
    }
  };
}

const Service = withClass('div', css.service);
