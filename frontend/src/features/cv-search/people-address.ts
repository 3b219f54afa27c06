import { pathTo } from '@babelboard/pages';
import {
  CEFR,
  PEOPLE_ACTIVE_WEEKS,
  PEOPLE_EXPERIENCE_STEPS,
  PEOPLE_PAY_STEPS,
  PEOPLE_RADII,
  PEOPLE_SORTS,
  WORKING_STATUSES,
} from '@babelboard/wire';

export const LEVELS = [...CEFR, 'native'] as const;

/** A language that people speak, at a level or above; any where there is none. */
export interface AskedLanguage {
  slug: string;
  level: (typeof LEVELS)[number] | null;
}

/** Whom a company looks for, as the address says it. */
export interface PeopleAsked {
  what: string;
  where: string;
  literal: boolean;
  countries: number[];
  cities: number[];
  radius: (typeof PEOPLE_RADII)[number] | null;
  moving: boolean;
  languages: AskedLanguage[];
  skills: number[];
  sectors: number[];
  experience: (typeof PEOPLE_EXPERIENCE_STEPS)[number] | null;
  pay: (typeof PEOPLE_PAY_STEPS)[number] | null;
  status: (typeof WORKING_STATUSES)[number][];
  active: (typeof PEOPLE_ACTIVE_WEEKS)[number] | null;
  sort: (typeof PEOPLE_SORTS)[number];
  /** That people are put in order by: only where they are. */
  offer: number | null;
  /** Number of the saved search that was opened: who came after it was opened before is marked. */
  saved: number | null;
  /** Those alone. */
  onlyNew: boolean;
  page: number;
}

export const NOTHING_ASKED: PeopleAsked = {
  ...{ what: '', where: '', literal: false, countries: [], cities: [], radius: null, moving: false, languages: [] },
  ...{
    skills: [],
    sectors: [],
    experience: null,
    pay: null,
    status: [],
    active: null,
    sort: 'best',
    offer: null,
    saved: null,
  },
  ...{ onlyNew: false, page: 1 },
};

const ids = (text: string | null) =>
  (text ?? '').split(',').flatMap((part) => (/^[1-9]\d{0,8}$/.test(part) ? [Number(part)] : []));

const oneOf = <T extends number | string>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => String(value) === text) ?? null;

/** What makes no sense in an address is left out. */
export function readPeopleAddress(page: string | undefined, query: URLSearchParams): PeopleAsked {
  const number = Number(page ?? 1);
  const offer = ids(query.get('offer'))[0] ?? null;
  const sort = oneOf(PEOPLE_SORTS, query.get('sort')) ?? 'best';
  const isByFit = sort === 'fit' && offer !== null;
  return {
    what: (query.get('what') ?? '').slice(0, 200),
    where: (query.get('where') ?? '').slice(0, 100),
    literal: query.get('literal') === 'true',
    countries: ids(query.get('countries')),
    cities: ids(query.get('cities')),
    radius: oneOf(PEOPLE_RADII, query.get('radius')),
    moving: query.get('moving') === 'true',
    languages: (query.get('languages') ?? '').split(',').flatMap(readLanguage),
    skills: ids(query.get('skills')),
    sectors: ids(query.get('sectors')),
    experience: oneOf(PEOPLE_EXPERIENCE_STEPS, query.get('experience')),
    pay: oneOf(PEOPLE_PAY_STEPS, query.get('pay')),
    status: WORKING_STATUSES.filter((status) => ids(query.get('status')).includes(status)),
    active: oneOf(PEOPLE_ACTIVE_WEEKS, query.get('active')),
    sort: sort === 'fit' && !isByFit ? 'best' : sort,
    offer: isByFit ? offer : null,
    saved: ids(query.get('saved'))[0] ?? null,
    onlyNew: query.get('only_new') === 'true',
    page: Number.isInteger(number) && number >= 1 && number <= 500 ? number : 1,
  };
}

export function peopleAddress(asked: PeopleAsked): string {
  const text = peopleQuery(asked).toString();
  const path = pathTo('cv-search', asked.page > 1 ? { page: String(asked.page) } : {});
  return path + (text === '' ? '' : `?${text}`);
}

/** All but the page, as the API takes it and the address has it. */
export function peopleQuery(asked: PeopleAsked): URLSearchParams {
  const values: Record<string, string> = {
    what: asked.what,
    where: asked.where,
    literal: asked.literal ? 'true' : '',
    countries: asked.countries.join(','),
    cities: asked.cities.join(','),
    radius: String(asked.radius ?? ''),
    moving: asked.moving ? 'true' : '',
    languages: asked.languages.map(({ slug, level }) => (level === null ? slug : `${slug}:${level}`)).join(','),
    skills: asked.skills.join(','),
    sectors: asked.sectors.join(','),
    experience: String(asked.experience ?? ''),
    pay: String(asked.pay ?? ''),
    status: asked.status.join(','),
    active: String(asked.active ?? ''),
    sort: asked.sort === 'best' ? '' : asked.sort,
    offer: String(asked.offer ?? ''),
    saved: String(asked.saved ?? ''),
    only_new: asked.onlyNew ? 'true' : '',
  };
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
}

/** What is asked instead of a search: it is not the saved one any more. */
export function anotherSearch(asked: PeopleAsked, changes: Partial<PeopleAsked>): PeopleAsked {
  return { ...asked, saved: null, onlyNew: false, ...changes, page: 1 };
}

/** How many filters are chosen, beside what is typed. */
export function countFilters(asked: PeopleAsked): number {
  const { countries, cities, languages, skills, sectors, status } = asked;
  const several = [countries, cities, languages, skills, sectors, status].reduce((sum, { length }) => sum + length, 0);
  const single = [asked.experience, asked.pay, asked.active].filter((value) => value !== null).length;
  return several + single + (asked.moving ? 1 : 0);
}

function readLanguage(text: string): AskedLanguage[] {
  const [slug = '', level = null] = text.split(':');
  return /^[A-Za-z_-]{2,60}$/.test(slug) ? [{ slug, level: oneOf(LEVELS, level) }] : [];
}
