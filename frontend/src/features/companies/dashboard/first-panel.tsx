import { pathTo } from '@babelboard/pages';
import type { CompanyDashboardResponse } from '@babelboard/wire';
import type { ReactNode } from 'react';
import { ResendVerification } from '../../../account-notes/resend-verification.js';
import { applicantPath } from '../../../applying/applicant-path.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { useSession } from '../../../session/use-session.js';
import { withClass } from '../../../theme/with-class.js';
import { ButtonLink } from '../../../ui/button.js';
import { ArrowRightIcon } from '../../../ui/icons/arrow-right-icon.js';
import css from './first-panel.module.css';
import { type CompanyStep, type FirstThing, firstThing } from './first-thing.js';

/** Words of what waits: the heading, and why it matters. */
const WAITING: Record<
  Exclude<Extract<FirstThing, { count: number }>['kind'], 'taken-off'>,
  [title: TextKey, text: TextKey]
> = {
  overdue: ['company-dashboard.first-overdue', 'company-dashboard.first-overdue-text'],
  due: ['company-dashboard.first-due', 'company-dashboard.first-due-text'],
  unread: ['company-dashboard.first-unread', 'company-dashboard.first-unread-text'],
  new: ['company-dashboard.first-new', 'company-dashboard.first-new-text'],
};

export const STEP_WORDS: Record<CompanyStep, { title: TextKey; text: TextKey; action: TextKey; to: string }> = {
  verify: {
    title: 'company-dashboard.step-verify',
    text: 'company-dashboard.step-verify-text',
    action: 'company-dashboard.step-verify-action',
    to: pathTo('company-members'),
  },
  describe: {
    title: 'company-dashboard.step-describe',
    text: 'company-dashboard.step-describe-text',
    action: 'company-dashboard.step-describe-action',
    to: pathTo('company-settings'),
  },
  offer: {
    title: 'company-dashboard.step-offer',
    text: 'company-dashboard.step-offer-text',
    action: 'company-dashboard.step-offer-action',
    to: pathTo('post-job'),
  },
  invite: {
    title: 'company-dashboard.step-invite',
    text: 'company-dashboard.step-invite-text',
    action: 'company-dashboard.step-invite-action',
    to: pathTo('company-members'),
  },
};

/** The one thing that cannot wait, with the way to it; for a new company its next step. */
export function FirstPanel({ dashboard, owner }: { dashboard: CompanyDashboardResponse; owner: boolean }) {
  const t = useText();
  const { user } = useSession();
  const first = firstThing(dashboard, owner);
  switch (first.kind) {
    // The note above says it.
    case 'suspended':
      return null;
    case 'taken-off':
      return <TakenOff offers={dashboard.offers.taken_off} />;
    case 'nothing':
      return (
        <Words title={t('company-dashboard.first-nothing')} quiet>
          <p>{t('company-dashboard.first-nothing-text')}</p>
        </Words>
      );
    case 'step': {
      const { title, text, action, to } = STEP_WORDS[first.step];
      return (
        <Words lead={t('company-dashboard.next-step')} title={t(title)}>
          <p>{t(text)}</p>
          {first.step === 'verify' && user?.validado === false ? (
            <ResendVerification email={user.email} open />
          ) : (
            <Press to={to}>{t(action)}</Press>
          )}
        </Words>
      );
    }
    default: {
      const [title, text] = WAITING[first.kind];
      const [waits] = dashboard.applicants.first;
      const [written] = dashboard.applicants.messages;
      const one = first.kind === 'unread' ? written : waits;
      const action = first.kind === 'unread' ? 'company-dashboard.first-read' : 'company-dashboard.first-action';
      return (
        <Words lead={t('company-dashboard.today')} title={t(title, { count: first.count })}>
          <p>{t(text)}</p>
          {one !== undefined && <Press to={applicantPath(one)}>{t(action, { name: one.name })}</Press>}
        </Words>
      );
    }
  }
}

/** An operator took offers off: why, and where they stand with what can be done about it. */
function TakenOff({ offers: { total, first } }: { offers: CompanyDashboardResponse['offers']['taken_off'] }) {
  const t = useText();
  const [offer] = first;
  const reason = offer?.taken_off?.explanation;
  return (
    <Words
      lead={t('company-dashboard.today')}
      title={t('company-dashboard.first-taken-off', { count: total, title: offer?.title ?? '' })}
    >
      {total === 1 && reason !== undefined && <p dir="auto">{reason}</p>}
      <p>{t('company-dashboard.first-taken-off-text', { count: total })}</p>
      <Press to={`${pathTo('company-jobs')}?state=taken_off`}>{t('company-dashboard.first-taken-off-action')}</Press>
    </Words>
  );
}

interface WordsProps {
  lead?: string;
  title: string;
  quiet?: boolean;
  children: ReactNode;
}

function Words({ lead, title, quiet = false, children }: WordsProps) {
  return (
    <Panel aria-labelledby="first-thing" data-quiet={quiet}>
      {lead !== undefined && <b>{lead}</b>}
      <h2 id="first-thing">{title}</h2>
      {children}
    </Panel>
  );
}

function Press({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink data-look="filled" to={to}>
      {children}
      <ArrowRightIcon />
    </ButtonLink>
  );
}

const Panel = withClass('section', css.panel);
