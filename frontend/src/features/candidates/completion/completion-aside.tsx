import {
  type Candidate,
  doneSteps,
  nextProfileStep,
  PROFILE_STEPS,
  type ProfileStep,
  STEP_MINUTES,
} from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { ArrowRightIcon } from '../../../ui/icons/arrow-right-icon.js';
import { ChevronIcon } from '../../../ui/icons/chevron-icon.js';
import { ProgressMeter } from '../../../ui/progress-meter.js';
import { useStepWords } from '../steps/use-step-words.js';
import css from './completion-aside.module.css';

/** How complete a profile is, and the one step that is worth taking next. */
export function CompletionAside({ candidate }: { candidate: Candidate }) {
  const t = useText();
  const words = useStepWords();
  const { tasks, percent } = candidate;
  const next = nextProfileStep(tasks);
  const done = doneSteps(tasks);
  const isDone = (step: ProfileStep) => (step === 'showing' ? tasks.isComplete : done.includes(step));
  return (
    <Room aria-label={t('completion.title')}>
      <ProgressMeter label={t('completion.title')} percent={percent} text={t('completion.percent', { percent })} />
      {next === null ? (
        <p>{t('completion.all-done')}</p>
      ) : (
        <Step>
          <Link to={words(next).to}>
            <span>{words(next).title}</span>
            <ArrowRightIcon />
          </Link>
          <p>
            <span>{words(next).reason}</span>{' '}
            {next !== 'apply' && <small>{t('completion.minutes', { count: STEP_MINUTES[next] })}</small>}
          </p>
        </Step>
      )}
      <details>
        <summary>
          <ChevronIcon />
          {t('completion.list')}
        </summary>
        <ul>
          {PROFILE_STEPS.map((step) => (
            <li key={step} data-done={isDone(step) ? '' : undefined}>
              <Link to={words(step).to}>{words(step).name}</Link>
              <span className="visually-hidden">{t(isDone(step) ? 'completion.done' : 'completion.open')}</span>
            </li>
          ))}
        </ul>
      </details>
    </Room>
  );
}

const Room = withClass('aside', css.room);

const Step = withClass('div', css.step);
