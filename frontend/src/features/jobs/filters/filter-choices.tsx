import type { JobListFilters } from '@babelboard/job-paths';
import type { RefObject } from 'react';
import { FilterMenus } from './filter-menus.js';
import type { Facets } from './filter-names.js';
import { filterMenus } from './filter-options.js';
import { FilterSwitch } from './filter-switch.js';
import { type FilterGroup, withToggled } from './filter-values.js';
import { useFilterWords } from './use-filter-words.js';
import { useTickedEarly } from './use-ticked-early.js';

export interface FilterChoicesProps {
  filters: JobListFilters;
  facets: Facets | undefined;
  onChoose: (chosen: JobListFilters) => void;
}

interface RowProps extends FilterChoicesProps {
  /** The form that they stand in. */
  panel: RefObject<HTMLFormElement | null>;
}

/** The filters in a row: menus and a switch. */
export default function FilterChoices({ panel, filters, facets, onChoose }: RowProps) {
  useTickedEarly(panel, filters, onChoose);
  const toggle = (group: FilterGroup, value: string) => onChoose(withToggled(filters, group, value));
  const menus = filterMenus(filters, facets, useFilterWords());
  return (
    <>
      <FilterMenus menus={menus} filters={filters} onToggle={toggle} />
      <FilterSwitch filters={filters} facets={facets} onToggle={toggle} />
    </>
  );
}
