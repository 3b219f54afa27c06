import type { JobListFilters } from '@babelboard/job-paths';
import { type Facets, placeName } from '../filters/filter-names.js';

/** What stands in the two fields of a list. */
export interface SearchFields {
  what: string;
  where: string;
}

const SEPARATOR = /\s*,\s*/;

/** What a list is about, as its fields say it. Of several places neither says one: each has a chip, and what is typed is one more. */
export function fieldsOf(filters: JobListFilters, facets: Facets | undefined): SearchFields {
  const skill = filters.skill === null ? [] : [facets?.skill?.name ?? filters.skill.replaceAll('-', ' ')];
  return {
    what: [...filters.keywords, ...skill].join(', '),
    where: areSeveral(filters) ? '' : filters.location.map((slug) => placeName(slug, facets)).join(),
  };
}

/** The filters with what was typed: a field that still shows what it showed changes nothing. Places are taken as they were typed. */
export function withFields(filters: JobListFilters, shown: SearchFields, typed: SearchFields): JobListFilters {
  const again = { ...filters, from: 0, job: null, autoApply: false };
  const words = typed.what === shown.what ? {} : { keywords: partsOf(typed.what), skill: null, literal: false };
  const place = typed.where.trim() === '' ? [] : [typed.where.trim()];
  const location = areSeveral(filters) ? [...filters.location, ...place] : place;
  const places = typed.where === shown.where ? {} : { location, radius: null };
  return { ...again, ...words, ...places };
}

/** Whether a distance means something: around a country or several places it does not. */
export function isAroundCity({ location }: JobListFilters, facets: Facets | undefined): boolean {
  return location.length === 1 && facets?.countries.data.every(({ slug }) => slug !== location[0]) === true;
}

export function areSeveral({ location }: JobListFilters): boolean {
  return location.length > 1;
}

function partsOf(text: string): string[] {
  return text
    .trim()
    .split(SEPARATOR)
    .filter((part) => part !== '');
}
