import { pathTo } from '@babelboard/pages';
import { useAccountHead } from '../../../head/use-account-head.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { Link } from '../../../router/link.js';
import { useSearchParams } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { PageColumn } from '../../../ui/page-column.js';
import { PeopleList } from '../list/people-list.js';
import { readPeopleAddress } from '../people-address.js';
import { SavedSearches } from '../saved/saved-searches.js';
import { PeopleSearchBox } from '../search-box/people-search-box.js';
import css from './cv-search.page.module.css';

/** People who agreed to be found, for companies. */
const CvSearchPage: PageComponent<'cv-search'> = ({ page }) => {
  const t = useText();
  const asked = readPeopleAddress(page.params.page, useSearchParams());
  useAccountHead(t('people.title'));
  return (
    <Room>
      <header>
        <h1>{t('people.title')}</h1>
        <p>
          {t('people.lead')} <Link to={pathTo('unlocked-candidates')}>{t('people.to-list')}</Link>
        </p>
      </header>
      <PeopleSearchBox key={`${asked.what} | ${asked.where}`} asked={asked} />
      <SavedSearches asked={asked} />
      <PeopleList asked={asked} />
    </Room>
  );
};

export default CvSearchPage;

const Room = withClass(PageColumn, css.room);
