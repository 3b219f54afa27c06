import { pathTo } from '@babelboard/pages';
import { type ProfileStep, type ProfileTasks, STEP_MINUTES } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { ButtonLink } from '../../../ui/button.js';
import { ArrowRightIcon } from '../../../ui/icons/arrow-right-icon.js';
import { useStepWords } from '../steps/use-step-words.js';
import { LanguagesStep } from './languages-step.js';
import css from './ways-in.module.css';

/** The first steps by hand, in this order: what every offer asks for comes first. */
const BY_HAND = ['languages', 'general_information', 'skills'] as const satisfies ProfileStep[];

/** The two ways to a profile: with a CV that is read, or by hand. `tasks`: what is done already; null while that is not known. */
export function WaysIn({ tasks }: { tasks: Pick<ProfileTasks, (typeof BY_HAND)[number]> | null }) {
  const t = useText();
  const words = useStepWords();
  return (
    <Ways>
      <WithCv aria-labelledby="with-cv">
        <h2 id="with-cv">{t('welcome.cv')}</h2>
        <p>{t('welcome.cv-text')}</p>
        <ButtonLink data-look="filled" to={pathTo('my-cvs')}>
          {t('welcome.cv-action')}
          <ArrowRightIcon />
        </ButtonLink>
        <small>{t('welcome.cv-facts')}</small>
      </WithCv>
      <ByHand aria-labelledby="by-hand">
        <h2 id="by-hand">{t('welcome.steps')}</h2>
        <p>{t('welcome.steps-text')}</p>
        <ol>
          {BY_HAND.map((step) => {
            const { name, to } = words(step);
            const done = tasks?.[step] === 1;
            const state = done ? t('welcome.done') : t('welcome.minutes', { minutes: STEP_MINUTES[step] });
            return (
              <li key={step} data-done={done}>
                {step === 'languages' ? (
                  <LanguagesStep name={name} state={state} />
                ) : (
                  <>
                    <Link to={to}>{name}</Link>
                    <span>{state}</span>
                  </>
                )}
              </li>
            );
          })}
        </ol>
      </ByHand>
    </Ways>
  );
}

const Ways = withClass('div', css.ways);

const WithCv = withClass('section', css.withCv);

const ByHand = withClass('section', css.byHand);
