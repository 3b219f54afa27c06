import type { EmploymentType, Experience } from '@babelboard/offers/contract';
import type { FamilyTraits } from './families.js';
import type { OccupationChoice } from './occupations.js';
import type { Random } from './random.js';

export interface ContractTerms {
  experience: Experience;
  employmentTypes: EmploymentType[];
  training: 'internship' | 'apprenticeship' | null;
}

const ENTRY: readonly (readonly [Experience, number])[] = [
  [1, 0.38],
  [2, 0.36],
  [3, 0.2],
  [4, 0.06],
];
const SKILLED: readonly (readonly [Experience, number])[] = [
  [1, 0.08],
  [2, 0.3],
  [3, 0.42],
  [4, 0.2],
];
const LEADING: readonly (readonly [Experience, number])[] = [
  [4, 0.42],
  [5, 0.46],
];
const MANAGING: readonly (readonly [Experience, number])[] = [...LEADING, [6, 0.18]];

/** With guests only guides and instructors are freelancers; at desks whoever the family allows. */
const worksAlone = (traits: FamilyTraits, occupation: OccupationChoice): boolean =>
  traits.need !== 'guests' || /guide|instructor/.test(occupation.label);

/** Draws the experience asked for and the kinds of contract; leading roles are never for trainees. */
export function contractTerms(traits: FamilyTraits, occupation: OccupationChoice, random: Random): ContractTerms {
  if (occupation.leading) {
    return {
      experience: random.weighted(occupation.label.endsWith('manager') ? MANAGING : LEADING),
      employmentTypes: [1],
      training: null,
    };
  }
  if (random.chance(traits.internship)) return { experience: 1, employmentTypes: [3], training: 'internship' };
  if (random.chance(traits.apprenticeship)) return { experience: 1, employmentTypes: [6], training: 'apprenticeship' };
  const entry = traits.need === 'crew' || traits.need === 'guests' || traits.need === 'market';
  const experience = random.weighted(entry ? ENTRY : SKILLED);
  if (worksAlone(traits, occupation) && random.chance(traits.freelance))
    return { experience, employmentTypes: [5], training: null };
  const employmentTypes: EmploymentType[] = random.chance(traits.partTime) ? (random.chance(0.6) ? [1, 2] : [2]) : [1];
  if (random.chance(traits.temporary)) employmentTypes.push(4);
  return { experience, employmentTypes, training: null };
}
