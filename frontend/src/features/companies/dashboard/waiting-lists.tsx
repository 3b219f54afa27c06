import { pathTo } from '@babelboard/pages';
import type { CompanyDashboardResponse } from '@babelboard/wire';
import { useState } from 'react';
import { applicantPath } from '../../../applying/applicant-path.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { StatusPill } from '../../../ui/status-pill.js';
import { DashboardSection } from './dashboard-section.js';
import { daysUntil } from './days-until.js';

type Applicants = CompanyDashboardResponse['applicants'];

/** Who has no answer yet, and by when one is due. */
export function WaitingApplicants({ applicants }: { applicants: Applicants }) {
  const t = useText();
  const [now] = useState(() => new Date());
  return (
    <DashboardSection
      title={t('company-dashboard.waiting')}
      more={<Link to={pathTo('applicants-home')}>{t('company-dashboard.waiting-all')}</Link>}
      empty={t('company-dashboard.waiting-none')}
      lines={applicants.first.map((one) => {
        const days = daysUntil(one.answer_by, now);
        return (
          <li key={one.id}>
            <p>
              <Link to={applicantPath(one)}>
                <bdi>{one.name}</bdi>
              </Link>
              <small dir="auto">{one.offer_title}</small>
            </p>
            <StatusPill tone={one.overdue ? 'bad' : days < 2 ? 'wait' : 'neutral'}>
              {one.overdue
                ? t('company-dashboard.late', { days: Math.max(0, -days) })
                : t('company-dashboard.due', { days: Math.max(0, days) })}
            </StatusPill>
          </li>
        );
      })}
    />
  );
}

/** Threads in which somebody wrote what nobody of the company has read. */
export function UnreadMessages({ applicants }: { applicants: Applicants }) {
  const t = useText();
  if (applicants.messages.length === 0) return null;
  return (
    <DashboardSection
      title={t('company-dashboard.messages')}
      lines={applicants.messages.map((one) => (
        <li key={one.id}>
          <p>
            <Link to={applicantPath(one)}>
              <bdi>{one.name}</bdi>
            </Link>
            <small dir="auto">{one.offer_title}</small>
          </p>
          <StatusPill tone="wait">{t('company-dashboard.unread', { count: one.unread })}</StatusPill>
        </li>
      ))}
    />
  );
}
