import { UnverifiedNote } from '../../account-notes/unverified-note.js';
import { WaitingFirst } from '../../features/applications/components/waiting-first.js';
import { useFindDashboard } from '../../features/candidates/dashboard/api/find-dashboard.js';
import { Greeting } from '../../features/candidates/dashboard/greeting.js';
import { LatestSearches } from '../../features/candidates/dashboard/latest-searches.js';
import { NextLanguages } from '../../features/candidates/dashboard/next-languages.js';
import { NextStepPanel } from '../../features/candidates/dashboard/next-step-panel.js';
import { OpenSteps } from '../../features/candidates/dashboard/open-steps.js';
import { OwnAlerts } from '../../features/candidates/dashboard/own-alerts.js';
import { RatingQuestion } from '../../features/candidates/rating/rating-question.js';
import { useFailureWords } from '../../forms/failure-words.js';
import { useAccountHead } from '../../head/use-account-head.js';
import { useText } from '../../i18n/use-text.js';
import type { PageComponent } from '../../pages/page-component.js';
import { useSession } from '../../session/use-session.js';
import { withClass } from '../../theme/with-class.js';
import { Button } from '../../ui/button.js';
import { Note } from '../../ui/note.js';
import { PageColumn } from '../../ui/page-column.js';
import { Skeleton } from '../../ui/skeleton.js';
import { BestMatchings } from './best-matchings.js';
import css from './dashboard.page.module.css';
import { FreshJobs } from './fresh-jobs.js';
import { KeptJobs } from './kept-jobs.js';
import { OwnApplications } from './own-applications.js';
import { OwnEvents } from './own-events.js';
import { TopCompanies } from './top-companies.js';

/** Where a candidate comes back to: what is worth doing next, what is new, and what was left off. */
const DashboardPage: PageComponent = () => {
  const t = useText();
  const { user } = useSession();
  const found = useFindDashboard();
  const waiting = found.data === undefined && found.error === null;
  useAccountHead(t('dashboard.title'));
  return (
    <Room>
      <Greeting />
      <WaitingFirst />
      <UnverifiedNote>{t('dashboard.unverified', { email: user?.email ?? '' })}</UnverifiedNote>
      {found.data !== undefined && <NextStepPanel dashboard={found.data} />}
      {waiting && <PanelSkeleton />}
      {found.data === undefined && found.error !== null && (
        <Failed error={found.error} again={() => void found.refetch()} />
      )}
      {/* Parts that come one after the other would push each other down: all are asked for at once, and shown together. */}
      <Columns hidden={waiting}>
        <Side>{found.data !== undefined && <OpenSteps dashboard={found.data} />}</Side>
        <Main>
          <OwnApplications />
          <OwnEvents />
          {found.data !== undefined && <BestMatchings matchings={found.data.matchings} />}
          {found.data !== undefined && <KeptJobs favorites={found.data.favorites} />}
          <FreshJobs />
          <NextLanguages />
          {found.data !== undefined && <LatestSearches searches={found.data.latest_searches} />}
          {found.data !== undefined && <OwnAlerts alerts={found.data.alerts} />}
          <TopCompanies />
        </Main>
      </Columns>
      {found.data !== undefined && <RatingQuestion tasks={found.data.tasks} />}
    </Room>
  );
};

export default DashboardPage;

function PanelSkeleton() {
  const t = useText();
  return (
    <div aria-busy="true">
      <span className="visually-hidden">{t('progress.loading')}</span>
      <Skeleton className={css.waiting} />
    </div>
  );
}

function Failed({ error, again }: { error: Error; again: () => void }) {
  const t = useText();
  const failureWords = useFailureWords();
  return (
    <Note role="alert">
      <p>{failureWords(error, t('dashboard.failed'))}</p>
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

/** What is to do: beside what is new on a wide window, above it on a phone. */
const Side = withClass('div', css.side);

const Main = withClass('div', css.main);
