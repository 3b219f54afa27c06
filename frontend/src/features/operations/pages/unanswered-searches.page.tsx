import { pathTo } from '@babelboard/pages';
import { isUiLanguage, UI_LANGUAGE_CODES, UI_LANGUAGES } from '@babelboard/texts';
import { Loaded } from '../../../frame/loaded.js';
import { NavItem } from '../../../frame/nav-item.js';
import { OwnPage } from '../../../frame/own-page.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { useSearchParams } from '../../../router/router.js';
import { useListUnansweredSearches } from '../api/list-unanswered-searches.js';
import { SearchTable } from '../components/search-table.js';

/** What people search for in vain; the language of the pages that is looked at stands in the address. */
const UnansweredSearchesPage: PageComponent = () => {
  const t = useText();
  const asked = useSearchParams().get('language') ?? '';
  const language = isUiLanguage(asked) ? asked : '';
  const found = useListUnansweredSearches(language);
  const here = pathTo('unanswered-searches');
  return (
    <OwnPage title={t('operations.searches')} lead={t('operations.searches-text')}>
      <nav aria-label={t('searches.which')}>
        <NavItem to={here} aria-current={language === '' ? 'page' : undefined}>
          {t('searches.all')}
        </NavItem>
        {UI_LANGUAGE_CODES.map((code) => (
          <NavItem key={code} to={`${here}?language=${code}`} aria-current={language === code ? 'page' : undefined}>
            <span lang={code}>{UI_LANGUAGES[code].own}</span>
          </NavItem>
        ))}
      </nav>
      <div aria-busy={found.isPlaceholderData}>
        <Loaded query={found} lines={8}>
          {({ data }) =>
            data.length === 0 ? <p role="status">{t('searches.none')}</p> : <SearchTable searches={data} />
          }
        </Loaded>
      </div>
    </OwnPage>
  );
};

export default UnansweredSearchesPage;
