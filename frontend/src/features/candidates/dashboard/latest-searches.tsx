import type { DashboardResponse } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import css from './latest-searches.module.css';
import { Section } from './section.js';

const SHOWN = 5;

/** Where somebody was looking lately: as a line to take up again, the last one first. */
export function LatestSearches({ searches }: { searches: DashboardResponse['latest_searches'] }) {
  const t = useText();
  if (searches.length === 0) return null;
  return (
    <Section title={t('dashboard.searches')}>
      <List>
        {searches.slice(0, SHOWN).map(({ id, path, name, more_filters: more }) => (
          <li key={id}>
            <Link to={path}>{name}</Link>
            {more > 0 && <span>{t('dashboard.search-filters', { count: more })}</span>}
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = withClass('ul', css.list);
