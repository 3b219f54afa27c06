import { REMOTE_MODES, type RemoteMode } from '@babelboard/offers/contract';

/** Width of the number range of each group of terms; ids of reference data are smaller (GeoNames: 8 digits). */
const RANGE = 100_000_000;

/** Each group in its own number range, so that one array of numbers holds all that an offer can be filtered by. */
const GROUPS = { country: 1, city: 2, language: 3, remote: 4, experience: 5, employmentType: 6 } as const;

export type TermGroup = keyof typeof GROUPS;

/** Every live offer has it. */
export const EVERY_OFFER = 0;

/** Gives the term of an id; an id out of range gives a term that no offer has. */
export function termOf(group: TermGroup, id: number): number {
  return GROUPS[group] * RANGE + (Number.isInteger(id) && id > 0 && id < RANGE ? id : 0);
}

export function remoteTerm(mode: RemoteMode): number {
  return termOf('remote', REMOTE_MODES.indexOf(mode) + 1);
}

export function remoteModeOf(id: number): RemoteMode | undefined {
  return REMOTE_MODES[id - 1];
}

/** First and last term of a group. */
export function termRange(group: TermGroup): [first: number, last: number] {
  return [GROUPS[group] * RANGE, (GROUPS[group] + 1) * RANGE - 1];
}

const GROUP_NAMES = Object.fromEntries(Object.entries(GROUPS).map(([name, number]) => [number, name])) as Record<
  number,
  TermGroup | undefined
>;

export function readTerm(term: number): { group: TermGroup | undefined; id: number } {
  return { group: GROUP_NAMES[Math.floor(term / RANGE)], id: term % RANGE };
}

export interface FilterableOffer {
  countryIds: number[];
  cityIds: number[];
  languageIds: number[];
  remote: RemoteMode | null;
  experience: number | null;
  employmentTypes: readonly number[];
}

/** All terms of an offer, ascending. */
export function termsOfOffer(offer: FilterableOffer): number[] {
  const terms = [
    EVERY_OFFER,
    ...offer.countryIds.map((id) => termOf('country', id)),
    ...offer.cityIds.map((id) => termOf('city', id)),
    ...offer.languageIds.map((id) => termOf('language', id)),
    ...(offer.remote === null ? [] : [remoteTerm(offer.remote)]),
    ...(offer.experience === null ? [] : [termOf('experience', offer.experience)]),
    ...offer.employmentTypes.map((id) => termOf('employmentType', id)),
  ];
  return [...new Set(terms)].sort((a, b) => a - b);
}
