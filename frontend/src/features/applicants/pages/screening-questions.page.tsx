import { pathTo } from '@babelboard/pages';
import { Loaded } from '../../../frame/loaded.js';
import { OwnPage } from '../../../frame/own-page.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { Link } from '../../../router/link.js';
import { useFindQuestions } from '../api/find-questions.js';
import { QuestionsForm } from '../screening/questions-form.js';

/** The screening questions of an offer. */
const ScreeningQuestionsPage: PageComponent<'screening-questions'> = ({ page }) => {
  const t = useText();
  const { jobId } = page.params;
  const query = useFindQuestions(Number(jobId));
  return (
    <OwnPage title={t('screening.title')} lead={t('screening.lead')}>
      <p>
        <Link to={pathTo('applicants', { id: jobId, page: '1' })}>{t('screening.back')}</Link>
      </p>
      <Loaded query={query} lines={5}>
        {(saved) => (
          <QuestionsForm
            key={jobId}
            offerId={Number(jobId)}
            saved={saved}
            onReload={async () => (await query.refetch()).data}
          />
        )}
      </Loaded>
    </OwnPage>
  );
};

export default ScreeningQuestionsPage;
