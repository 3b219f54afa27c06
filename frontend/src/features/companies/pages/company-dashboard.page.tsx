import { pathTo } from '@babelboard/pages';
import type { CompanyDashboardResponse } from '@babelboard/wire';
import { useState } from 'react';
import { UnverifiedNote } from '../../../account-notes/unverified-note.js';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useAccountHead } from '../../../head/use-account-head.js';
import { useFormat } from '../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { Link } from '../../../router/link.js';
import { useSession } from '../../../session/use-session.js';
import { useSite } from '../../../site/site.js';
import { withClass } from '../../../theme/with-class.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { PlusIcon } from '../../../ui/icons/plus-icon.js';
import { Note } from '../../../ui/note.js';
import { PageColumn } from '../../../ui/page-column.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { useFindCompanyDashboard } from '../api/dashboard.js';
import { Figures } from '../dashboard/figures.js';
import { FirstPanel } from '../dashboard/first-panel.js';
import { firstThing } from '../dashboard/first-thing.js';
import { LiveOffers } from '../dashboard/live-offers.js';
import { FirstSteps, RestingOffers } from '../dashboard/side.js';
import { UnreadMessages, WaitingApplicants } from '../dashboard/waiting-lists.js';
import css from './company-dashboard.page.module.css';

/** Where a company looks first: who waits for it, how its offers do, and what a new one does next. */
const CompanyDashboardPage: PageComponent = () => {
  const t = useText();
  const { weekday } = useFormat();
  const { user } = useSession();
  const { data, error, refetch } = useFindCompanyDashboard();
  const [now] = useState(() => new Date());
  const company = user?.company?.name;
  const owner = user?.company?.role === 'owner';
  const title = company === undefined ? t('company-dashboard.title') : t('company-dashboard.title-of', { company });
  useAccountHead(title);
  return (
    <Room>
      <header>
        <div>
          <p>{weekday(now)}</p>
          <h1>{title}</h1>
        </div>
        {data?.offers.ever_live === true && (
          <ButtonLink data-look="filled" to={pathTo('post-job')}>
            <PlusIcon />
            {t('company-dashboard.post')}
          </ButtonLink>
        )}
      </header>
      {data !== undefined && <BarredNote dashboard={data} owner={owner} />}
      {data === undefined && error === null && <Waiting />}
      {data === undefined && error !== null && <Failed error={error} again={() => void refetch()} />}
      {data !== undefined && <Overview dashboard={data} owner={owner} />}
    </Room>
  );
};

export default CompanyDashboardPage;

function Overview({ dashboard, owner }: { dashboard: CompanyDashboardResponse; owner: boolean }) {
  return (
    <>
      <FirstPanel dashboard={dashboard} owner={owner} />
      <Figures dashboard={dashboard} />
      <Columns>
        <div>
          <UnreadMessages applicants={dashboard.applicants} />
          <WaitingApplicants applicants={dashboard.applicants} />
          <LiveOffers offers={dashboard.offers} />
        </div>
        <Side>
          <FirstSteps dashboard={dashboard} owner={owner} />
          <RestingOffers offers={dashboard.offers} />
        </Side>
      </Columns>
    </>
  );
}

const BARRED: Record<NonNullable<CompanyDashboardResponse['barred']>, TextKey> = {
  COMPANY_NOT_VERIFIED: 'company-dashboard.barred-unverified',
  EMAIL_NOT_VERIFIED: 'company-dashboard.barred-email',
  COMPANY_SUSPENDED: 'company-dashboard.barred-suspended',
};

/** Says beforehand what may not be done yet, or any more, and why. */
function BarredNote({ dashboard, owner }: { dashboard: CompanyDashboardResponse; owner: boolean }) {
  const t = useText();
  const { user } = useSession();
  const { productPrefix } = useSite();
  const { barred } = dashboard;
  if (barred === null) return null;
  const first = firstThing(dashboard, owner);
  // The first panel says it then, with the way out.
  if (user?.validado === false && first.kind === 'step' && first.step === 'verify') return null;
  const words = t(BARRED[barred], { email: user?.email ?? '' });
  if (barred !== 'COMPANY_SUSPENDED' && user?.validado === false) return <UnverifiedNote>{words}</UnverifiedNote>;
  const { suspension } = dashboard.company;
  return (
    <Note role="note">
      <p>{words}</p>
      {suspension !== null && (
        <>
          <p>
            {t('company-dashboard.suspended-why')} <q dir="auto">{suspension.explanation}</q>
          </p>
          <p>
            <Link to={`${pathTo('contact', { product: productPrefix })}?company=${user?.company?.id ?? ''}`}>
              {t('company-dashboard.suspended-write')}
            </Link>
          </p>
        </>
      )}
    </Note>
  );
}

function Waiting() {
  const t = useText();
  return (
    <div aria-busy="true">
      <span className="visually-hidden">{t('progress.loading')}</span>
      <Skeleton className={css.waiting} />
      <Skeleton className={css.waitingLines} />
    </div>
  );
}

function Failed({ error, again }: { error: Error; again: () => void }) {
  const t = useText();
  const failureWords = useFailureWords();
  return (
    <Note role="alert">
      <p>{failureWords(error, t('company-dashboard.failed'))}</p>
      <p>
        <Button type="button" data-look="outlined" onClick={again}>
          {t('failure.retry')}
        </Button>
      </p>
    </Note>
  );
}

const Room = withClass(PageColumn, css.room);

const Columns = withClass('div', css.columns);

const Side = withClass('div', css.side);
