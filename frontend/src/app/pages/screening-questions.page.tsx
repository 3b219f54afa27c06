import { pathTo } from '@babelboard/pages';
import type { CompanyOffer } from '@babelboard/wire';
import { useFindQuestions } from '../../features/applicants/api/find-questions.js';
import { QuestionsForm } from '../../features/applicants/screening/questions-form.js';
import { useFindOffer } from '../../features/offers/api/find-offer.js';
import { stepWith } from '../../features/offers/posting/posting-steps.js';
import { Loaded } from '../../frame/loaded.js';
import { OwnPage } from '../../frame/own-page.js';
import { languageSlug } from '../../i18n/language-id.js';
import { spokenLanguage } from '../../i18n/spoken-languages.js';
import { useText } from '../../i18n/use-text.js';
import type { PageComponent } from '../../pages/page-component.js';
import { Link } from '../../router/link.js';
import { withClass } from '../../theme/with-class.js';
import css from './screening-questions.page.module.css';

/** The screening questions of an offer: written on the way to it, and later from its applicants. */
const ScreeningQuestionsPage: PageComponent<'screening-questions'> = ({ page }) => {
  const t = useText();
  const { jobId } = page.params;
  const query = useFindQuestions(Number(jobId));
  const offer = useFindOffer(Number(jobId)).data?.offer;
  return (
    <OwnPage title={t('screening.title')} lead={t('screening.lead')}>
      {offer !== undefined && <OfferAsked offer={offer} />}
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

/** Whose questions these are, and the ways back: to the step from which a draft leads here, else to the job and who applied for it. */
function OfferAsked({ offer: { id, title, language, state, url } }: { offer: CompanyOffer }) {
  const t = useText();
  return (
    <Asked>
      {title !== '' && (
        <p lang={spokenLanguage(languageSlug(language ?? 0) ?? '')?.code} dir="auto">
          {title}
        </p>
      )}
      {state === 'draft' ? (
        <Link to={`${pathTo('post-job')}?offer=${id}&step=${stepWith('apply')}`}>{t('screening.back-to-draft')}</Link>
      ) : (
        <>
          {url !== null && <Link to={url}>{t('screening.back-to-job')}</Link>}
          <Link to={pathTo('applicants', { id: `${id}`, page: '1' })}>{t('screening.back')}</Link>
        </>
      )}
    </Asked>
  );
}

const Asked = withClass('div', css.asked);

export default ScreeningQuestionsPage;
