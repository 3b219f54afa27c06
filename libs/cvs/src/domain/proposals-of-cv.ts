import type { Cv, CvContact, Proposal } from '@babelboard/cv-reading/contract';
import type { ContactValues, CvProposals, ProposedContact } from './cv-proposals.js';
import type { KnownIds } from './known-ids.js';
import { LONGEST } from './proposal-limits.js';
import { proposedSkill } from './proposed-skill.js';
import { rankOf } from './spoken-rank.js';

type Codes = Pick<KnownIds, 'language' | 'country'>;

/** What was read in the lines of a CV, as proposals: codes become what the board knows under them, and what it does not know is left out. */
export function proposalsOfCv(cv: Cv, ids: Codes): CvProposals {
  return {
    contact: contactOf(cv.contact, ids),
    links: cv.contact.links.map(({ value, ...said }, at) => ({ ...found(`link-${at}`, said), ...value })),
    languages: cv.languages.flatMap(({ value, ...said }, at) => {
      const languageId = ids.language(value.code);
      return languageId === null ? [] : [{ ...found(`language-${at}`, said), languageId, level: rankOf(value.level) }];
    }),
    skills: cv.skills.flatMap(({ value: { name, skillId }, ...said }, at) =>
      proposedSkill(found(`skill-${at}`, said), skillId, name),
    ),
    experience: cv.experience.map(({ value, ...said }, at) => ({
      ...found(`experience-${at}`, said),
      position: value.position,
      employer: value.employer ?? '',
      startedOn: value.start,
      endedOn: value.end,
      description: value.description ?? '',
      countryId: ids.country(value.countryCode ?? ''),
      locality: value.locality ?? '',
    })),
    education: cv.education.map(({ value, ...said }, at) => ({
      ...found(`education-${at}`, said),
      title: value.title,
      school: value.school ?? '',
      startedOn: value.start,
      endedOn: value.end,
      description: value.description ?? '',
      isced: value.isced,
    })),
  };
}

function contactOf(contact: CvContact, ids: Codes): ProposedContact[] {
  const { firstName, lastName, phone, headline, place } = contact;
  const of = <Field extends keyof ContactValues>(
    field: Field,
    said: Omit<Proposal<unknown>, 'value'> | null,
    value: ContactValues[Field] | null | undefined,
  ): ProposedContact[] =>
    said === null || value == null ? [] : [{ ...found(field, said), field, value } as ProposedContact];
  return [
    ...of('firstName', firstName, firstName?.value),
    ...of('lastName', lastName, lastName?.value),
    ...of('phone', phone, phone?.value),
    ...of('locality', place, place?.value.locality),
    ...of('cityId', place, place?.value.cityId),
    ...of('countryId', place, ids.country(place?.value.countryCode ?? '')),
    ...of('headline', headline, headline?.value),
  ];
}

function found(id: string, { passage, confidence }: Omit<Proposal<unknown>, 'value'>) {
  return { id, passage: passage.slice(0, LONGEST.passage), confidence };
}
