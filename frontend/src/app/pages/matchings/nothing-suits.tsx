import { pathTo } from '@babelboard/pages';
import { useOwnJobsStep } from '../../../features/candidates/components/use-own-jobs-step.js';
import { NextLanguages } from '../../../features/candidates/dashboard/next-languages.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { NextSteps } from '../../../ui/next-steps.js';
import css from '../nothing-here.module.css';

/** What would have offers suit where none does, with the number of offers that a step in a language opens. */
export function NothingSuits() {
  const t = useText();
  const jobs = useOwnJobsStep();
  const profile = (section: string) => `${pathTo('my-profile')}#${section}`;
  return (
    <Nothing>
      <p>
        <b>{t('for-you.none')}</b>
      </p>
      <p>{t('for-you.none-text')}</p>
      <NextSteps
        title={t('for-you.would-help')}
        steps={[
          { to: profile('skills'), title: t('for-you.skills'), text: t('for-you.skills-text') },
          { to: profile('experience'), title: t('for-you.experience'), text: t('for-you.experience-text') },
          { to: profile('preferences'), title: t('for-you.wishes'), text: t('for-you.wishes-text') },
          jobs,
        ]}
      />
      <NextLanguages />
    </Nothing>
  );
}

const Nothing = withClass('div', css.nothing);
