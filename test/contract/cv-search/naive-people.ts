import { foldLetters } from '@babelboard/platform';
import type { FindablePerson } from '../../../libs/cv-search/src/engines/findable-person.js';
import type { FacetCount, FoundPeople } from '../../../libs/cv-search/src/searching/found-people.js';
import { EXPERIENCE_STEPS, PAY_STEPS, type PeopleQuery } from '../../../libs/cv-search/src/searching/people-query.js';

/** Filters that a person has to pass; of those that narrow, languages and skills, each value. */
const GROUPS = {
  place: ({ countryId, cityId, destinationIds }, { countryIds, cityIds, movingCountryIds }) =>
    countryIds.some((id) => id === countryId) ||
    cityIds.some((id) => id === cityId) ||
    movingCountryIds.some((id) => destinationIds.includes(id)),
  language: (person, { languages }) =>
    languages.every(({ languageId, level }) =>
      person.languages.some((held) => held.languageId === languageId && held.level >= level),
    ),
  skill: (person, { skillIds }) => skillIds.every((id) => person.skillIds.includes(id)),
  sector: (person, { sectorIds }) => sectorIds.some((id) => person.sectorIds.includes(id)),
  experience: ({ experienceYears }, { experienceFrom }) =>
    experienceYears !== null && experienceYears >= (experienceFrom ?? 0),
  pay: ({ payFrom }, { payUpTo }) => payFrom === null || payFrom <= (payUpTo ?? 0),
  workingStatus: ({ workingStatus }, { workingStatuses }) => workingStatuses.some((id) => id === workingStatus),
  activity: ({ activeWeek }, { activeSince }) => activeWeek >= (activeSince ?? 0),
  since: ({ findableSince }, query) => findableSince >= (query.findableSince ?? 0),
  account: ({ id }, { accountIds }) => accountIds?.includes(id) ?? true,
} satisfies Record<string, (person: FindablePerson, query: PeopleQuery) => boolean>;

type Group = keyof typeof GROUPS;

const NAMES = Object.keys(GROUPS) as Group[];

/** The answer as anybody would work it out, person by person; those with words are taken for equally relevant. */
export function naivePeople(
  people: FindablePerson[],
  query: PeopleQuery,
): Omit<FoundPeople, 'snippets' | 'otherNames'> {
  const active = NAMES.filter((group) => isActive(group, query));
  const everybody = people.filter(({ blockedCompanyIds }) => !blockedCompanyIds.includes(query.companyId));
  const candidates = everybody.filter((person) => hasWords(person, query));
  const passing = (left?: Group) =>
    candidates.filter((person) => active.every((group) => group === left || GROUPS[group](person, query)));
  const found = passing().sort((a, b) => b.activeWeek - a.activeWeek || b.id - a.id);
  const one = (value: number | null) => (value === null ? [] : [value]);
  return {
    ids: found.slice(query.from, query.from + query.size).map(({ id }) => id),
    total: found.length,
    everybody: everybody.length,
    facets: {
      countries: count(passing('place'), ({ countryId }) => one(countryId)),
      cities: count(passing('place'), ({ cityId }) => one(cityId)).slice(0, 50),
      languages: languages(found, query),
      skills: count(found, ({ skillIds }) => skillIds).slice(0, 50),
      sectors: count(passing('sector'), ({ sectorIds }) => sectorIds),
      experience: count(passing('experience'), ({ experienceYears }) =>
        EXPERIENCE_STEPS.filter((step) => experienceYears !== null && experienceYears >= step),
      ).sort(byId),
      pay: count(passing('pay'), ({ payFrom }) => PAY_STEPS.filter((step) => payFrom === null || payFrom <= step)).sort(
        byId,
      ),
      workingStatuses: count(passing('workingStatus'), ({ workingStatus }) => one(workingStatus)),
      activeWeeks: count(passing('activity'), ({ activeWeek }) => [activeWeek]).sort((a, b) => b.id - a.id),
    },
  };
}

function languages(found: FindablePerson[], query: PeopleQuery): FoundPeople['facets']['languages'] {
  const levelOf = (id: number) =>
    Math.max(1, ...query.languages.filter(({ languageId }) => languageId === id).map(({ level }) => level));
  return count(found, (person) =>
    person.languages
      .filter(({ languageId, level }) => level >= levelOf(languageId))
      .map(({ languageId }) => languageId),
  ).map((counted) => ({ ...counted, level: levelOf(counted.id) as (typeof query.languages)[number]['level'] }));
}

function isActive(group: Group, query: PeopleQuery): boolean {
  const wanted: Record<Group, boolean | readonly unknown[]> = {
    place: [...query.countryIds, ...query.cityIds, ...query.movingCountryIds],
    language: query.languages,
    skill: query.skillIds,
    sector: query.sectorIds,
    experience: query.experienceFrom !== null,
    pay: query.payUpTo !== null,
    workingStatus: query.workingStatuses,
    activity: query.activeSince !== null,
    since: query.findableSince !== null,
    account: query.accountIds !== null,
  };
  const values = wanted[group];
  return typeof values === 'boolean' ? values : values.length > 0;
}

function hasWords({ titles, text }: FindablePerson, { words }: PeopleQuery): boolean {
  const said = new Set(foldLetters([...titles, text].join(' ')).split(/[^\p{L}\p{N}]+/u));
  return words.split(' ').every((word) => word === '' || said.has(foldLetters(word)));
}

function count(people: FindablePerson[], valuesOf: (person: FindablePerson) => number[]): FacetCount[] {
  const totals = new Map<number, number>();
  for (const person of people) {
    for (const value of new Set(valuesOf(person))) {
      totals.set(value, (totals.get(value) ?? 0) + 1);
    }
  }
  return [...totals].map(([id, total]) => ({ id, total })).sort((a, b) => b.total - a.total || a.id - b.id);
}

function byId(a: FacetCount, b: FacetCount): number {
  return a.id - b.id;
}
