import type { DashboardResponse, ProfileTasks } from '@babelboard/wire';
import { PROFILE_TASKS } from '@babelboard/wire';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { useSite } from '../../../site/site.js';
import { withClass } from '../../../theme/with-class.js';
import { ButtonLink } from '../../../ui/button.js';
import { ArrowRightIcon } from '../../../ui/icons/arrow-right-icon.js';
import { useStepWords } from '../steps/use-step-words.js';
import { useFreshJobsPath } from './api/find-fresh-jobs.js';
import css from './next-step-panel.module.css';
import { Tower } from './tower.js';

const LEVELS: Record<ProfileTasks['profileStatus'], TextKey> = {
  basic: 'dashboard.level-basic',
  intermediate: 'dashboard.level-intermediate',
  advanced: 'dashboard.level-advanced',
  complete: 'dashboard.level-complete',
};

/** The one thing that is worth doing now, with its reason and its minutes, beside how far the profile is. */
export function NextStepPanel({ dashboard }: { dashboard: DashboardResponse }) {
  const t = useText();
  const { tasks_done: done, percent, tasks } = dashboard;
  return (
    <Panel aria-labelledby="next-step">
      <div>
        {dashboard.next_step === null ? <NothingLeft percent={percent} /> : <Step next={dashboard.next_step} />}
      </div>
      <Progress>
        <Tower done={done} />
        <p>
          <b>{t('dashboard.percent', { percent })}</b>
          <span>{t('dashboard.stones', { done, of: PROFILE_TASKS.length })}</span>
          <span>{t(LEVELS[tasks.profileStatus])}</span>
        </p>
      </Progress>
    </Panel>
  );
}

/** All steps are done: complete is a profile whose stones are all laid, and the last one is what somebody thinks of the product. */
function NothingLeft({ percent }: Pick<DashboardResponse, 'percent'>) {
  const t = useText();
  const fresh = useFreshJobsPath();
  const { productName } = useSite();
  const whole = percent === 100;
  return (
    <>
      <h2 id="next-step">{t(whole ? 'dashboard.all-done' : 'dashboard.only-rating')}</h2>
      <p>{whole ? t('dashboard.all-done-text') : t('dashboard.only-rating-text', { productName })}</p>
      <Press data-look="filled" to={fresh}>
        {t('dashboard.all-done-action')}
        <ArrowRightIcon />
      </Press>
    </>
  );
}

function Step({ next }: { next: NonNullable<DashboardResponse['next_step']> }) {
  const t = useText();
  const words = useStepWords();
  const fresh = useFreshJobsPath();
  const { title, reason, action, to } = words(next.step);
  return (
    <>
      <Minutes>
        {next.minutes === null ? t('dashboard.next-step') : t('dashboard.next-step-minutes', { minutes: next.minutes })}
      </Minutes>
      <h2 id="next-step">{title}</h2>
      <p>{reason}</p>
      <Press data-look="filled" to={next.step === 'apply' ? fresh : to}>
        <span>{action}</span>
        <ArrowRightIcon />
      </Press>
    </>
  );
}

const Panel = withClass('section', css.panel);

const Progress = withClass('div', css.progress);

const Minutes = withClass('p', css.minutes);

const Press = withClass(ButtonLink, css.press);
