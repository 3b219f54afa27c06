import type { ApplicationDetail } from '@babelboard/wire';
import type { ReactNode } from 'react';
import { ApplicationPill } from '../../../applying/application-pill.js';
import { useShownPlace } from '../../../frame/use-shown-place.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { Dotted } from '../../../ui/dotted.js';
import { goOnWhenGone } from '../../../ui/go-on-when-gone.js';
import { useLiveApplications } from '../api/use-live-applications.js';
import { ApplicationHistory } from './application-history.js';
import { AnswerBy } from './application-row.js';
import { ObjectToStatus } from './object-to-status.js';
import css from './own-application.module.css';
import { useStatusSentence } from './status-sentence.js';
import { TalentPool } from './talent-pool.js';
import { useWithdrawing } from './use-withdrawing.js';
import { WhatWasSent } from './what-was-sent.js';

/** How far one's application is and what comes next, what happened, what was sent, and what one can do about it. */
export function OwnApplication({ application, children }: { application: ApplicationDetail; children: ReactNode }) {
  const t = useText();
  const { date } = useFormat();
  const sentence = useStatusSentence();
  const { withdraw, busy } = useWithdrawing(application);
  useShownPlace();
  useLiveApplications();
  const { job, status } = application;
  const ended = ['hired', 'rejected', 'withdrawn'].includes(status);
  return (
    <Whole>
      <header>
        <p>
          <bdi>{job.company.name}</bdi>
        </p>
        <h1 lang={job.ad_language?.code} dir="auto">
          {job.title}
        </h1>
        {job.extra.available && <Link to={job.url}>{t('applications.to-offer')}</Link>}
      </header>
      <State aria-labelledby="state">
        <h2 id="state" className="visually-hidden">
          {t('applications.state')}
        </h2>
        <ApplicationPill status={status} whose="candidate" />
        <p>{sentence(application)}</p>
        {status === 'offered' && <Link to="#messages">{t('applications.to-messages')}</Link>}
        <p>
          <AnswerBy application={application} />
        </p>
        <small>
          <Dotted>
            <span>{t('applications.sent', { date: date(application.applied_at) })}</span>
            {!job.extra.available && <span>{t('applications.closed')}</span>}
          </Dotted>
        </small>
        <ObjectToStatus application={application} />
      </State>
      {children}
      <ApplicationHistory history={application.history} />
      <WhatWasSent application={application} />
      <TalentPool application={application} />
      {!ended && (
        <Button
          type="button"
          data-look="outlined"
          data-tone="danger"
          aria-disabled={busy}
          aria-label={t('applications.withdraw-of', { title: job.title })}
          onClick={({ currentTarget }) => {
            goOnWhenGone(currentTarget);
            void withdraw();
          }}
        >
          {t('applications.withdraw')}
        </Button>
      )}
    </Whole>
  );
}

const Whole = withClass('div', css.whole);

const State = withClass('section', css.state);
