import { canonicalPeopleQuery } from '@babelboard/wire';
import { Loaded } from '../../../frame/loaded.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { ChevronIcon } from '../../../ui/icons/chevron-icon.js';
import { StatusPill } from '../../../ui/status-pill.js';
import { type PeopleAsked, peopleQuery } from '../people-address.js';
import { SavedSearch } from './saved-search.js';
import css from './saved-searches.module.css';
import { useSavedSearches } from './saved-searches-api.js';

/** The searches that the company keeps, above the list, with how many are new. */
export function SavedSearches({ asked }: { asked: PeopleAsked }) {
  const t = useText();
  const query = useSavedSearches();
  const current = canonicalPeopleQuery(String(peopleQuery(asked)));
  const fresh = (query.data?.data ?? []).reduce((sum, one) => sum + (one.new ?? 0), 0);
  return (
    <Panel>
      <summary>
        <ChevronIcon />
        <span>
          {query.data === undefined ? t('people.saved') : t('people.saved-count', { count: query.data.data.length })}
        </span>
        {fresh > 0 && <StatusPill tone="good">{t('people.new-count', { count: fresh })}</StatusPill>}
      </summary>
      <Loaded query={query}>
        {({ data }) =>
          data.length === 0 ? (
            <p>{t('people.saved-none')}</p>
          ) : (
            <ul>
              {data.map((search) => (
                <li key={search.id}>
                  <SavedSearch search={search} current={search.query === current} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

const Panel = withClass('details', css.panel);
