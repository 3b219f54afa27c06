import { type JobListFilters, writeJobListAddress } from '@babelboard/job-paths';
import { cleared, FILTER_GROUPS, type FilterGroup, valuesOf } from './filter-values.js';

/** What a plain form takes along of the filters that it does not show. */
export function HiddenFilters({ filters, except = [] }: { filters: JobListFilters; except?: FilterGroup[] }) {
  const fields = FILTER_GROUPS.filter((group) => !except.includes(group)).flatMap((group) =>
    // The skill of an address is a keyword beside other filters.
    valuesOf(filters, group).map((value) =>
      group === 'skill' ? ['keywords', value.replaceAll('-', ' ')] : [group, value],
    ),
  );
  return (
    <>
      {fields.map(([name, value]) => (
        <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
      ))}
      {filters.latests && <input type="hidden" name="latests" value="true" />}
    </>
  );
}

/** Where a plain form of the list leads: a company's own list stays the same one. */
export function formAction(filters: JobListFilters): string {
  return writeJobListAddress(cleared(filters));
}
