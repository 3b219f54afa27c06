import { CHALLENGE_DAYS, type ChallengeResponse } from '@babelboard/wire';
import { useRef } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { showToasts } from '../../../forms/show-toasts.js';
import { useFormat } from '../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { useSession } from '../../../session/use-session.js';
import { withClass } from '../../../theme/with-class.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { useStepWords } from '../steps/use-step-words.js';
import { useFindChallenge } from './api/find-challenge.js';
import { useJoinOrLeaveChallenge } from './api/join-or-leave-challenge.js';
import css from './challenge-part.module.css';

type Week = NonNullable<ChallengeResponse['challenge']>;
type Press = (which: 'join' | 'leave') => void;

/**
 * One small step a day, for a week: to join it, how it goes, and to leave it.
 * @param hasSteps whether anything is left that a day could bring; null while that is not known
 */
export function ChallengePart({ hasSteps }: { hasSteps: boolean | null }) {
  const t = useText();
  const failureWords = useFailureWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const { user } = useSession();
  const { data } = useFindChallenge();
  const { mutate, isPending, error } = useJoinOrLeaveChallenge();
  // What may come, or does not come at all, leaves the page as it is.
  if (data === undefined || user?.support != null) return null;
  const press: Press = (which) => {
    if (isPending) return;
    mutate(which, {
      onSuccess: (answer) => {
        showToasts(answer);
        heading.current?.focus();
      },
    });
  };
  const week = data.challenge;
  const runs = week?.ended === null;
  if (week === null && hasSteps !== true) return null;
  return (
    <Box aria-labelledby="challenge-title" id="challenge">
      <h2 id="challenge-title" ref={heading} tabIndex={-1}>
        {runs && week.day > 0 ? t('challenge.day', { day: week.day, days: week.days }) : t('challenge.title')}
      </h2>
      {week !== null && week.ended !== 'left' && <Stones week={week} />}
      {runs ? (
        <Running week={week} press={press} busy={isPending} />
      ) : (
        <Invitation week={week} hasSteps={hasSteps === true} press={press} busy={isPending} />
      )}
      {error !== null && <p role="alert">{failureWords(error, t('challenge.failed'))}</p>}
    </Box>
  );
}

/** The days of the week: what each brought, and whether it is done. */
function Stones({ week }: { week: Week }) {
  const t = useText();
  const words = useStepWords();
  const days = Array.from({ length: CHALLENGE_DAYS }, (_, at) => ({ day: at + 1, given: week.steps[at] }));
  return (
    <Days>
      {days.map(({ day, given }) => (
        <li key={day} data-state={given === undefined ? 'open' : given.done ? 'done' : 'given'}>
          <span aria-hidden="true">{day}</span>
          <span className="visually-hidden">
            {given === undefined
              ? t('challenge.day-open', { day })
              : t(given.done ? 'challenge.day-done' : 'challenge.day-given', { day, step: words(given.step).name })}
          </span>
        </li>
      ))}
    </Days>
  );
}

function Running({ week, press, busy }: { week: Week; press: Press; busy: boolean }) {
  const t = useText();
  const words = useStepWords();
  const { weekday } = useFormat();
  const today = week.steps.at(-1);
  const { title, reason, action, to } = today === undefined || today.done ? nothingToday : words(today.step);
  return (
    <>
      {title !== '' && (
        <Today>
          <strong>{title}</strong>
          <span>{reason}</span>
          <ButtonLink data-look="filled" to={to}>
            {action}
          </ButtonLink>
        </Today>
      )}
      {today?.done && <p>{t('challenge.done-today')}</p>}
      {week.next_at !== null && <p>{t('challenge.next', { day: weekday(new Date(week.next_at)) })}</p>}
      <Button type="button" data-look="plain" aria-disabled={busy} onClick={() => press('leave')}>
        {t('challenge.leave')}
      </Button>
    </>
  );
}

const nothingToday = { title: '', reason: '', action: '', to: '' };

const ENDINGS: Record<Exclude<Week['ended'], null | 'left'>, TextKey> = {
  'week-over': 'challenge.week-over',
  'all-done': 'challenge.all-done',
  unwanted: 'challenge.unwanted',
};

interface InvitationProps {
  week: Week | null;
  hasSteps: boolean;
  press: Press;
  busy: boolean;
}

/** For who has not joined, has left, or is through. */
function Invitation({ week, hasSteps, press, busy }: InvitationProps) {
  const t = useText();
  const ended = week?.ended ?? null;
  return (
    <>
      <p>{t(ended === null || ended === 'left' ? 'challenge.what' : ENDINGS[ended])}</p>
      {hasSteps && (
        <Button type="button" data-look="outlined" aria-disabled={busy} onClick={() => press('join')}>
          {t(ended === null ? 'challenge.join' : 'challenge.again')}
        </Button>
      )}
    </>
  );
}

const Box = withClass('section', css.box);

const Days = withClass('ol', css.days);

const Today = withClass('p', css.today);
