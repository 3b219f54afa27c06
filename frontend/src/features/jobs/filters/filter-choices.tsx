import type { JobListFilters } from '@babelboard/job-paths';
import { FilterMenus } from './filter-menus.js';
import type { Facets } from './filter-names.js';
import { filterMenus } from './filter-options.js';
import { FilterSwitch } from './filter-switch.js';
import type { FilterGroup } from './filter-values.js';
import { useFilterWords } from './use-filter-words.js';

export interface FilterChoicesProps {
  filters: JobListFilters;
  facets: Facets | undefined;
  onToggle: (group: FilterGroup, value: string) => void;
}

/** The filters in a row: menus and a switch. */
export default function FilterChoices({ filters, facets, onToggle }: FilterChoicesProps) {
  const menus = filterMenus(filters, facets, useFilterWords());
  return (
    <>
      <FilterMenus menus={menus} filters={filters} onToggle={onToggle} />
      <FilterSwitch filters={filters} facets={facets} onToggle={onToggle} />
    </>
  );
}
