import type { JobListFilters } from '@babelboard/job-paths';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import type { Facets } from './filter-names.js';
import css from './filter-switch.module.css';
import type { FilterGroup } from './filter-values.js';

export interface FilterSwitchProps {
  filters: JobListFilters;
  facets: Facets | undefined;
  onToggle: (group: FilterGroup, value: string) => void;
}

/** On or off: only offers for which one needs no language of their country. */
export function FilterSwitch({ filters, facets, onToggle }: FilterSwitchProps) {
  const t = useText();
  const format = useFormat();
  const total = facets?.no_local_language.data[0]?.total;
  if (facets !== undefined && total === undefined && !filters.no_local_language) return null;
  return (
    <Row>
      <input
        type="checkbox"
        name="no_local_language"
        value="true"
        checked={filters.no_local_language}
        onChange={() => onToggle('no_local_language', 'true')}
      />
      <i aria-hidden="true" />
      <span>{t('filters.no-local-language')}</span>
      {total !== undefined && <small>{format.number(total)}</small>}
    </Row>
  );
}

const Row = withClass('label', css.row);
