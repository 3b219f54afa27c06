import { pathTo } from '@babelboard/pages';
import { useFailureWords } from '../../../forms/failure-words.js';
import { OwnPage } from '../../../frame/own-page.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { Button } from '../../../ui/button.js';
import { NextSteps } from '../../../ui/next-steps.js';
import { Note } from '../../../ui/note.js';
import { useOwnJobsStep } from '../components/use-own-jobs-step.js';
import { useFindMatchings } from '../matchings/find-matchings.js';

/** Says what will stand here, whether the profile is ready for it, and what one can do until then. */
const MatchingsPage: PageComponent = () => {
  const t = useText();
  const failureWords = useFailureWords();
  const jobs = useOwnJobsStep();
  const { data, error, refetch } = useFindMatchings();
  const profile = { to: pathTo('my-profile'), title: t('matchings.profile'), text: t('matchings.profile-text') };
  return (
    <OwnPage title={t('matchings.title')} lead={t('matchings.lead')}>
      {data !== undefined && (
        <Note role="note">
          <p>{t(data.enabled ? 'matchings.ready' : 'matchings.incomplete')}</p>
        </Note>
      )}
      {data === undefined && error !== null && (
        <Note role="alert">
          <p>{failureWords(error, t('matchings.failed'))}</p>
          <p>
            <Button type="button" data-look="outlined" onClick={() => void refetch()}>
              {t('failure.retry')}
            </Button>
          </p>
        </Note>
      )}
      <NextSteps title={t('own.today')} steps={data?.enabled === false ? [profile, jobs] : [jobs, profile]} />
    </OwnPage>
  );
};

export default MatchingsPage;
