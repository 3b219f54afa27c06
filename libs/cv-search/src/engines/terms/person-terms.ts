import type { FindablePerson } from '../findable-person.js';
import { experienceStepOf, payStepOf } from './steps.js';
import { EVERYBODY_TERM, languageLevelTerm, TERMS, type TermGroup } from './terms.js';

/** All terms of a person, ascending. */
export function personTerms(person: FindablePerson): number[] {
  const one = (group: TermGroup, id: number | null) => (id === null ? [] : [TERMS.termOf(group, id)]);
  const all = (group: TermGroup, ids: readonly number[]) => ids.map((id) => TERMS.termOf(group, id));
  const terms = [
    EVERYBODY_TERM,
    ...one('country', person.countryId),
    ...one('city', person.cityId),
    ...all('destination', person.destinationIds),
    ...all(
      'language',
      person.languages.map(({ languageId }) => languageId),
    ),
    ...person.languages.map(({ languageId, level }) => languageLevelTerm(languageId, level)),
    ...all('skill', person.skillIds),
    ...all('sector', person.sectorIds),
    ...one('experience', experienceStepOf(person.experienceYears)),
    ...one('pay', payStepOf(person.payFrom)),
    ...one('workingStatus', person.workingStatus),
    ...one('week', person.activeWeek),
  ];
  return [...new Set(terms)].sort((a, b) => a - b);
}
