import type { RemoteMode } from '@babelboard/offers/contract';
import { type AskedLanguage, languageLevelTerm, remoteTerm, salaryStepOf } from './coded-values.js';
import { EVERY_OFFER, HIDDEN_OFFER, type TermGroup, termOf } from './terms.js';

/** What of an offer can be filtered by. */
export interface FilterableOffer {
  shown: boolean;
  companyId: number;
  countryIds: number[];
  cityIds: number[];
  languageIds: number[];
  languageLevels: AskedLanguage[];
  adLanguageIds: readonly number[];
  workingLanguageId: number | null;
  noLocalLanguage: boolean;
  remote: RemoteMode | null;
  experience: number | null;
  employmentTypes: readonly number[];
  salaryPerYearInEuro: number | null;
}

/** All terms of an offer, ascending. */
export function termsOfOffer(offer: FilterableOffer): number[] {
  if (!offer.shown) {
    return [HIDDEN_OFFER];
  }
  const one = (group: TermGroup, id: number | null) => (id === null ? [] : [termOf(group, id)]);
  const terms = [
    EVERY_OFFER,
    ...offer.countryIds.map((id) => termOf('country', id)),
    ...offer.cityIds.map((id) => termOf('city', id)),
    ...offer.languageIds.map((id) => termOf('language', id)),
    ...offer.languageLevels.map(languageLevelTerm),
    ...offer.adLanguageIds.map((id) => termOf('adLanguage', id)),
    ...one('workingLanguage', offer.workingLanguageId),
    ...one('noLocalLanguage', offer.noLocalLanguage ? 1 : null),
    ...(offer.remote === null ? [] : [remoteTerm(offer.remote)]),
    ...one('experience', offer.experience),
    ...offer.employmentTypes.map((id) => termOf('employmentType', id)),
    ...one('salary', salaryStepOf(offer.salaryPerYearInEuro)),
    termOf('company', offer.companyId),
  ];
  return [...new Set(terms)].sort((a, b) => a - b);
}
