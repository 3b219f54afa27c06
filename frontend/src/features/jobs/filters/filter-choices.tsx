import type { JobListFilters } from '@babelboard/job-paths';
import type { RefObject } from 'react';
import { FilterMenus } from './filter-menus.js';
import type { Facets } from './filter-names.js';
import { filterMenus } from './filter-options.js';
import { FilterSwitch } from './filter-switch.js';
import type { FilterGroup } from './filter-values.js';
import { useFilterWords } from './use-filter-words.js';
import { useTickedEarly } from './use-ticked-early.js';

export interface FilterChoicesProps {
  filters: JobListFilters;
  facets: Facets | undefined;
  onToggle: (group: FilterGroup, value: string) => void;
}

interface RowProps extends FilterChoicesProps {
  /** The form that they stand in. */
  panel: RefObject<HTMLFormElement | null>;
  onTickedEarly: (chosen: JobListFilters) => void;
}

/** The filters in a row: menus and a switch. */
export default function FilterChoices({ panel, filters, facets, onToggle, onTickedEarly }: RowProps) {
  useTickedEarly(panel, filters, onTickedEarly);
  const menus = filterMenus(filters, facets, useFilterWords());
  return (
    <>
      <FilterMenus menus={menus} filters={filters} onToggle={onToggle} />
      <FilterSwitch filters={filters} facets={facets} onToggle={onToggle} />
    </>
  );
}
