import { foldLetters } from '@babelboard/platform';
import type { FacetCount, OfferFacets, OfferSearchQuery } from '@babelboard/search/contract';
import { SALARY_STEPS } from '@babelboard/wire';
import type { OfferDocument } from '../../../libs/search/src/engines/offer-document.js';

/** Filters that an offer has to pass, each by one of its values. */
const GROUPS = {
  place: (offer, { countryIds, cityIds }) =>
    offer.countryIds.some((id) => countryIds.includes(id)) || offer.cityIds.some((id) => cityIds.includes(id)),
  language: (offer, { languageIds, languageLevels }) =>
    offer.languageIds.some((id) => languageIds.includes(id)) ||
    offer.languageLevels.some((asked) =>
      languageLevels.some(({ languageId, level }) => languageId === asked.languageId && level === asked.level),
    ),
  eachLanguage: ({ languageIds }, { eachLanguage }) =>
    eachLanguage.every((ids) => ids.some((id) => languageIds.includes(id))),
  adLanguage: (offer, query) => query.adLanguageIds.some((id) => offer.adLanguageIds.includes(id)),
  workingLanguage: ({ workingLanguageId }, query) => query.workingLanguageIds.some((id) => id === workingLanguageId),
  noLocalLanguage: ({ noLocalLanguage }) => noLocalLanguage,
  remote: ({ remote }, query) => query.remote.some((mode) => mode === remote),
  experience: ({ experience }, query) => query.experience.some((id) => id === experience),
  employmentType: ({ employmentTypes }, query) => query.employmentTypes.some((id) => employmentTypes.includes(id)),
  salary: ({ salaryPerYearInEuro }, { salaryFrom }) =>
    salaryPerYearInEuro !== null && salaryPerYearInEuro >= (salaryFrom ?? 0),
  company: ({ companyId }, { companyIds }) => companyIds.includes(companyId),
  offer: ({ id }, { offerIds }) => offerIds.includes(id),
} satisfies Record<string, (offer: OfferDocument, query: OfferSearchQuery) => boolean>;

type Group = keyof typeof GROUPS;

const NAMES = Object.keys(GROUPS) as Group[];

export interface NaiveResult {
  ids: number[];
  total: number;
  totalActives: number;
  facets: OfferFacets;
}

/** The answer as anybody would work it out, offer by offer. Offers with keywords are taken for equally relevant. */
export function naiveSearch(documents: OfferDocument[], query: OfferSearchQuery): NaiveResult {
  const active = NAMES.filter((group) => isActive(group, query));
  const candidates = documents.filter(
    (offer) => offer.shown && hasWords(offer, query) && !query.withoutCompanyIds.includes(offer.companyId),
  );
  const passing = (left?: Group) =>
    candidates.filter((offer) => active.every((group) => group === left || GROUPS[group](offer, query)));
  const newest = passing().sort((a, b) => b.postedAt.getTime() - a.postedAt.getTime() || b.id - a.id);
  const ordered = query.sort === 'best' && query.keywords.length === 0 ? recommended(newest) : newest;
  const found = [...ordered.filter(({ sunk }) => !sunk), ...newest.filter(({ sunk }) => sunk)];
  const asked = new Set([...query.languageIds, ...query.languageLevels.map(({ languageId }) => languageId)]);
  const one = <T>(value: T | null) => (value === null ? [] : [value]);
  return {
    ids: found.slice(query.from, query.from + query.size).map(({ id }) => id),
    total: found.length,
    totalActives: documents.length,
    facets: {
      countries: count(passing('place'), ({ countryIds }) => countryIds),
      cities: count(passing('place'), ({ cityIds }) => cityIds).slice(0, 50),
      languages: count(passing('language'), ({ languageIds }) => languageIds),
      languageLevels: count(passing('language'), ({ languageLevels }) =>
        languageLevels
          .filter(({ languageId }) => asked.has(languageId))
          .map(({ languageId, level }) => 10 * languageId + (level ?? 0)),
      ).map(({ id, total }) => ({
        languageId: Math.floor(id / 10),
        level: LEVEL_OF[id % 10] ?? null,
        total,
      })),
      adLanguages: count(passing('adLanguage'), ({ adLanguageIds }) => adLanguageIds),
      workingLanguages: count(passing('workingLanguage'), ({ workingLanguageId }) => one(workingLanguageId)),
      noLocalLanguage: passing('noLocalLanguage').filter(({ noLocalLanguage }) => noLocalLanguage).length,
      remote: count(passing('remote'), ({ remote }) => one(remote)),
      experience: count(passing('experience'), ({ experience }) => one(experience)),
      employmentTypes: count(passing('employmentType'), ({ employmentTypes }) => employmentTypes),
      salaries: count(passing('salary'), ({ salaryPerYearInEuro }) =>
        SALARY_STEPS.filter((step) => (salaryPerYearInEuro ?? 0) >= step),
      ),
    },
  };
}

/** A promoted one, nine others, a promoted one …; what is left of a kind follows plainly. */
function recommended(newest: OfferDocument[]): OfferDocument[] {
  const afloat = newest.filter(({ sunk }) => !sunk);
  const promoted = afloat.filter((offer) => offer.promoted);
  const others = afloat.filter((offer) => !offer.promoted);
  const list: OfferDocument[] = [];
  while (others.length > 0) {
    list.push(...promoted.splice(0, 1), ...others.splice(0, 9));
  }
  return [...list, ...promoted];
}

const LEVEL_OF = [null, 1, 2, 3, 4, 5, 6, 7] as const;

function isActive(group: Group, query: OfferSearchQuery): boolean {
  const wanted: Record<Group, boolean | readonly unknown[]> = {
    place: [...query.countryIds, ...query.cityIds],
    language: [...query.languageIds, ...query.languageLevels],
    eachLanguage: query.eachLanguage,
    adLanguage: query.adLanguageIds,
    workingLanguage: query.workingLanguageIds,
    noLocalLanguage: query.noLocalLanguage,
    remote: query.remote,
    experience: query.experience,
    employmentType: query.employmentTypes,
    salary: query.salaryFrom !== null,
    company: query.companyIds,
    offer: query.offerIds,
  };
  const values = wanted[group];
  return typeof values === 'boolean' ? values : values.length > 0;
}

const knownWords = new WeakMap<OfferDocument, Set<string>>();

function wordsOf(offer: OfferDocument): Set<string> {
  const { title, otherTitles, skills, companyName, description } = offer;
  const words =
    knownWords.get(offer) ??
    new Set(
      foldLetters([title, ...otherTitles, ...skills, companyName, description].join(' ')).split(/[^\p{L}\p{N}]+/u),
    );
  knownWords.set(offer, words);
  return words;
}

function hasWords(offer: OfferDocument, { keywords }: OfferSearchQuery): boolean {
  return keywords.every((keyword) => wordsOf(offer).has(foldLetters(keyword)));
}

function count<Id extends number | string>(
  documents: OfferDocument[],
  valuesOf: (offer: OfferDocument) => Id[],
): FacetCount<Id>[] {
  const totals = new Map<Id, number>();
  for (const offer of documents) {
    for (const value of new Set(valuesOf(offer))) {
      totals.set(value, (totals.get(value) ?? 0) + 1);
    }
  }
  return [...totals].map(([id, total]) => ({ id, total })).sort((a, b) => b.total - a.total || order(a.id, b.id));
}

const REMOTE_ORDER = ['Remote', 'RemoteCountryBased', 'Hybrid'];

function order(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : REMOTE_ORDER.indexOf(String(a)) - REMOTE_ORDER.indexOf(String(b));
}
