import { pathTo } from '@babelboard/pages';
import { openSteps } from '@babelboard/wire';
import { UnverifiedNote } from '../../../account-notes/unverified-note.js';
import { useAccountHead } from '../../../head/use-account-head.js';
import { Sentence } from '../../../i18n/sentence.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { useSession } from '../../../session/use-session.js';
import { withClass } from '../../../theme/with-class.js';
import { NextSteps } from '../../../ui/next-steps.js';
import { PageColumn } from '../../../ui/page-column.js';
import { ChallengePart } from '../challenge/challenge-part.js';
import { useOwnJobsStep } from '../components/use-own-jobs-step.js';
import { useFindDashboard } from '../dashboard/api/find-dashboard.js';
import { WaysIn } from '../welcome/ways-in.js';
import css from './welcome.page.module.css';

/** The first minutes of an account: the way in that suits somebody, and nothing that is urgent. */
const WelcomePage: PageComponent = () => {
  const t = useText();
  const { user } = useSession();
  const jobs = useOwnJobsStep();
  const { data } = useFindDashboard();
  const name = user?.nombre.trim() ?? '';
  useAccountHead(name === '' ? t('welcome.title-nameless') : t('welcome.title', { name }));
  return (
    <Room>
      <header>
        <h1>{name === '' ? t('welcome.title-nameless') : <Sentence text="welcome.title" parts={{ name }} />}</h1>
        <p>{t('welcome.lead')}</p>
      </header>
      <UnverifiedNote>{t('welcome.unverified', { email: user?.email ?? '' })}</UnverifiedNote>
      <WaysIn tasks={data?.tasks ?? null} />
      <ChallengePart hasSteps={data === undefined ? null : openSteps(data.tasks).some((step) => step !== 'apply')} />
      <NextSteps
        title={t('welcome.look')}
        steps={[
          jobs,
          { to: pathTo('dashboard'), title: t('welcome.overview'), text: t('welcome.overview-text') },
          {
            to: `${pathTo('candidate-settings')}#passkeys`,
            title: t('welcome.passkey'),
            text: t('welcome.passkey-text'),
          },
        ]}
      />
    </Room>
  );
};

export default WelcomePage;

const Room = withClass(PageColumn, css.room);
