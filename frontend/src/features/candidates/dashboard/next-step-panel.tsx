import type { DashboardResponse, ProfileTasks } from '@babelboard/wire';
import { PROFILE_TASKS } from '@babelboard/wire';
import { type TextKey, useText } from '../../../i18n/use-text.js';
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
        <Step next={dashboard.next_step} />
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

function Step({ next }: { next: DashboardResponse['next_step'] }) {
  const t = useText();
  const words = useStepWords();
  const fresh = useFreshJobsPath();
  if (next === null) {
    return (
      <>
        <h2 id="next-step">{t('dashboard.all-done')}</h2>
        <p>{t('dashboard.all-done-text')}</p>
        <Press data-look="filled" to={fresh}>
          {t('dashboard.all-done-action')}
          <ArrowRightIcon />
        </Press>
      </>
    );
  }
  const { title, reason, action, to } = words(next.step);
  return (
    <>
      <Minutes>
        {next.minutes === null ? t('dashboard.next-step') : t('dashboard.next-step-minutes', { minutes: next.minutes })}
      </Minutes>
      <h2 id="next-step">{title}</h2>
      <p>{reason}</p>
      <Press data-look="filled" to={next.step === 'apply' ? fresh : to}>
        {action}
        <ArrowRightIcon />
      </Press>
    </>
  );
}

const Panel = withClass('section', css.panel);

const Progress = withClass('div', css.progress);

const Minutes = withClass('p', css.minutes);

const Press = withClass(ButtonLink, css.press);
