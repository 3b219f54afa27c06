import { type JobListFilters, writeJobListAddress } from '@babelboard/job-paths';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { CloseIcon } from '../../../ui/icons/close-icon.js';
import css from './active-filters.module.css';
import { activeFilters, type Facets } from './filter-names.js';
import { cleared, withToggled } from './filter-values.js';
import { TellMe } from './tell-me.js';
import { useFilterWords } from './use-filter-words.js';

export interface ActiveFiltersProps {
  filters: JobListFilters;
  facets: Facets | undefined;
}

/** What narrows the list, searched for or chosen; each is a link that takes it out. Then the way to be told of new offers of it. */
export default function ActiveFilters({ filters, facets }: ActiveFiltersProps) {
  const t = useText();
  const active = activeFilters(filters, facets, useFilterWords());
  if (active.length === 0) return null;
  return (
    <Active>
      <Chips aria-label={t('filters.active')}>
        {active.map(({ group, value, name, lang }) => (
          <li key={`${group}-${value}`}>
            <Chip
              to={writeJobListAddress(withToggled(filters, group, value))}
              aria-label={t('filters.remove', { name })}
            >
              <span lang={lang}>{name}</span>
              <CloseIcon />
            </Chip>
          </li>
        ))}
        {active.length > 1 && (
          <li>
            <Clear to={writeJobListAddress(cleared(filters))}>{t('filters.clear')}</Clear>
          </li>
        )}
      </Chips>
      <TellMe path={writeJobListAddress({ ...filters, latests: false, from: 0, job: null, autoApply: false })} />
    </Active>
  );
}

const Active = withClass('div', css.active);

const Chips = withClass('ul', css.chips);

const Chip = withClass(Link, css.chip);

const Clear = withClass(Link, css.clear);
