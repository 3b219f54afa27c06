import { pathTo } from '@babelboard/pages';
import type { ApplicationFormResponse } from '@babelboard/wire';
import { UnverifiedNote } from '../../../../account-notes/unverified-note.js';
import { useFormat } from '../../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../../i18n/use-text.js';
import { Link } from '../../../../router/link.js';
import { useSession } from '../../../../session/use-session.js';
import { withClass } from '../../../../theme/with-class.js';
import { ArrowRightIcon } from '../../../../ui/icons/arrow-right-icon.js';
import css from './before-applying.module.css';

type Refusal = NonNullable<ApplicationFormResponse['refusal']>;

const REFUSED: Record<Exclude<Refusal, 'ALREADY_APPLIED' | 'EMAIL_NOT_VERIFIED' | 'TASKS_PENDING'>, TextKey> = {
  OFFER_NOT_LIVE: 'apply.refused-OFFER_NOT_LIVE',
  APPLIED_ELSEWHERE: 'apply.refused-APPLIED_ELSEWHERE',
  COMPANY_BLOCKED: 'apply.refused-COMPANY_BLOCKED',
  CV_NOT_READY: 'apply.refused-CV_NOT_READY',
};

const TASKS: Record<ApplicationFormResponse['pending_tasks'][number], { text: TextKey; to: string }> = {
  general_information: { text: 'apply.task-general_information', to: `${pathTo('my-profile')}#contact-info` },
  languages: { text: 'apply.task-languages', to: `${pathTo('my-profile')}#languages` },
  cv: { text: 'apply.task-cv', to: pathTo('my-cvs') },
};

interface BeforeApplyingProps {
  form: ApplicationFormResponse;
  refusal: Refusal;
  /** One goes to do something about it. */
  onLeave: () => void;
}

/** Why one cannot apply, or not yet, and what to do about it. */
export function BeforeApplying({ form, refusal, onLeave }: BeforeApplyingProps) {
  const t = useText();
  const { user } = useSession();
  const { date } = useFormat();
  switch (refusal) {
    case 'EMAIL_NOT_VERIFIED':
      return (
        <>
          <UnverifiedNote>{t('apply.unverified', { email: user?.email ?? '' })}</UnverifiedNote>
          <PendingTasks form={form} onLeave={onLeave} />
        </>
      );
    case 'TASKS_PENDING':
      return <PendingTasks form={form} onLeave={onLeave} />;
    case 'ALREADY_APPLIED':
      return (
        <p>
          {t('apply.already', { date: date(form.application?.applied_at ?? new Date()) })}{' '}
          <Link
            to={form.application === null ? pathTo('my-jobs') : pathTo('application', { id: `${form.application.id}` })}
          >
            {t('apply.follow')}
          </Link>
        </p>
      );
    default:
      return <p role="note">{t(REFUSED[refusal])}</p>;
  }
}

/** What applying needs and is not there, each with the way to it. */
function PendingTasks({ form: { pending_tasks: tasks }, onLeave }: Omit<BeforeApplyingProps, 'refusal'>) {
  const t = useText();
  if (tasks.length === 0) return null;
  return (
    <Tasks aria-labelledby="pending-tasks">
      <h3 id="pending-tasks">{t('apply.pending')}</h3>
      <p>{t('apply.pending-text', { count: tasks.length })}</p>
      <ul>
        {tasks.map((task) => (
          <li key={task}>
            <Link to={TASKS[task].to} onClick={onLeave}>
              {t(TASKS[task].text)}
              <ArrowRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </Tasks>
  );
}

const Tasks = withClass('section', css.tasks);
