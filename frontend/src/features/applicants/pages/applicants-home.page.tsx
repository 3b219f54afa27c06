import { pathTo } from '@babelboard/pages';
import { Loaded } from '../../../frame/loaded.js';
import { OwnPage } from '../../../frame/own-page.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { ButtonLink } from '../../../ui/button.js';
import { useFindApplicantOffers } from '../api/find-applicants.js';
import css from './applicants-home.page.module.css';

/** Every offer that somebody applied for, and what waits there. */
const ApplicantsHomePage: PageComponent = () => {
  const t = useText();
  const query = useFindApplicantOffers();
  return (
    <OwnPage title={t('applicants.title')} lead={t('applicants.lead')}>
      <Loaded query={query} lines={5}>
        {({ data }) =>
          data.length === 0 ? (
            <Nothing>
              <p>{t('applicants.none')}</p>
              <ButtonLink to={pathTo('company-jobs')} data-look="outlined">
                {t('applicants.to-jobs')}
              </ButtonLink>
            </Nothing>
          ) : (
            <List>
              {data.map((offer) => (
                <li key={offer.id}>
                  <Link to={pathTo('applicants', { id: `${offer.id}`, page: '1' })} dir="auto">
                    {offer.title}
                  </Link>
                  <p>
                    {offer.new > 0 && <b>{t('applicants.offer-new', { count: offer.new })}</b>}
                    {offer.overdue > 0 && <em>{t('applicants.offer-overdue', { count: offer.overdue })}</em>}
                    <span>{t('applicants.offer-total', { count: offer.total })}</span>
                    {!offer.live && <span>{t('applicants.offer-ended')}</span>}
                  </p>
                </li>
              ))}
            </List>
          )
        }
      </Loaded>
    </OwnPage>
  );
};

export default ApplicantsHomePage;

const Nothing = withClass('div', css.nothing);

const List = withClass('ul', css.list);
