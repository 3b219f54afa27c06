import { pathTo } from '@babelboard/pages';
import { type DashboardResponse, doneSteps, openSteps, type ProfileStep, STEP_MINUTES } from '@babelboard/wire';
import { Sentence } from '../../../i18n/sentence.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { useStepWords } from '../steps/use-step-words.js';
import css from './open-steps.module.css';

/** More would be a list of duties. */
const MOST = 4;
const TO_APPLY: readonly ProfileStep[] = ['general_information', 'languages', 'cv'];

/** What else is open: what applying needs comes first, what is done is named in a line. */
export function OpenSteps({ dashboard: { tasks, next_step: next } }: { dashboard: DashboardResponse }) {
  const t = useText();
  const words = useStepWords();
  const open = openSteps(tasks).filter((step) => step !== next?.step);
  const toApply = open.filter((step) => TO_APPLY.includes(step));
  const later = open.filter((step) => !TO_APPLY.includes(step));
  const shownLater = later.slice(0, Math.max(0, MOST - toApply.length));
  const done = doneSteps(tasks);
  if (open.length === 0) return null;
  return (
    <Box aria-labelledby="open-steps">
      <h2 id="open-steps">{t('dashboard.after-that')}</h2>
      {toApply.length > 0 && <Steps title={t('dashboard.to-apply')} steps={toApply} />}
      {shownLater.length > 0 && <Steps title={t('dashboard.to-be-found')} steps={shownLater} />}
      {later.length > shownLater.length && (
        <p>
          <Link to={pathTo('my-profile')}>
            {t('dashboard.more-steps', { count: later.length - shownLater.length })}
          </Link>
        </p>
      )}
      {open.some((step) => step !== 'apply') && (
        <p>
          <Sentence
            text="dashboard.challenge"
            parts={{ link: <Link to={`${pathTo('welcome')}#challenge`}>{t('dashboard.challenge-link')}</Link> }}
          />
        </p>
      )}
      {done.length > 0 && <p>{t('dashboard.done', { steps: done.map((step) => words(step).name).join(', ') })}</p>}
    </Box>
  );
}

function Steps({ title, steps }: { title: string; steps: ProfileStep[] }) {
  const t = useText();
  const words = useStepWords();
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {steps.map((step) => (
          <li key={step}>
            <Link to={words(step).to}>{words(step).name}</Link>
            {step !== 'apply' && <span>{t('dashboard.minutes', { minutes: STEP_MINUTES[step] })}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

const Box = withClass('section', css.box);
