import { FILTER_GROUPS, type ListFilters, NO_FILTERS } from '../../../app/paths.js';

/** Filters as a form sends them: what the browser would put into the address by itself, tidied. */
export function readSearchForm(form: HTMLFormElement): ListFilters {
  const data = new FormData(form);
  const filters: ListFilters = { ...NO_FILTERS, latests: data.get('latests') === 'true' };
  for (const group of FILTER_GROUPS) {
    const values = data.getAll(group).map((value) => String(value).trim());
    filters[group] = [...new Set(values.filter((value) => value !== ''))];
  }
  return filters;
}
