import type { ProfileDocument, ProfileLanguage } from '@babelboard/profile-documents/contract';
import type { ContactValues, CvProposals, ProposedContact } from './cv-proposals.js';
import type { KnownIds } from './known-ids.js';
import { LONGEST } from './proposal-limits.js';
import { proposedSkill } from './proposed-skill.js';
import { rankOf } from './spoken-rank.js';

/** What stands in a field of its own is what the person wrote there. */
const CERTAIN = 1;

/** What a profile that came as a file says, as proposals: there are no passages but its own values. */
export function proposalsOfProfile(profile: ProfileDocument, ids: KnownIds): CvProposals {
  return {
    contact: contactOf(profile, ids),
    links: profile.onlineProfiles.map(({ kind, url }, at) => ({ ...found(`link-${at}`, url), kind, url })),
    languages: profile.languages.flatMap((language, at) => {
      const languageId = ids.language(language.code ?? '');
      return languageId === null
        ? []
        : [{ ...found(`language-${at}`, wordsOf(language)), languageId, level: rankOf(language.level) }];
    }),
    skills: profile.skills.flatMap((name, at) =>
      proposedSkill(found(`skill-${at}`, name), ids.skill(name, profile.language), name),
    ),
    experience: profile.experience.map(({ position, employer, period, ...entry }, at) => ({
      ...found(`experience-${at}`, `${position}, ${employer}`),
      ...{ position, employer, startedOn: period.start, endedOn: period.end },
      description: entry.description ?? '',
      countryId: ids.country(entry.countryCode ?? ''),
      locality: entry.locality ?? '',
    })),
    education: profile.education.map(({ title, school, period, description, iscedLevel }, at) => ({
      ...found(`education-${at}`, `${title}, ${school}`),
      ...{ title, school, startedOn: period.start, endedOn: period.end, description: description ?? '' },
      isced: iscedLevel,
    })),
  };
}

function contactOf({ contact, headline }: ProfileDocument, ids: KnownIds): ProposedContact[] {
  const said: Partial<{ [K in keyof ContactValues]: ContactValues[K] | null }> = {
    firstName: contact.firstName,
    lastName: contact.lastName,
    phone: contact.phone,
    locality: contact.locality,
    countryId: ids.country(contact.countryCode ?? ''),
    headline: headline?.text ?? null,
  };
  return Object.entries(said).flatMap(([field, value]) =>
    value === null || value === ''
      ? []
      : [
          {
            ...found(field, field === 'countryId' ? String(contact.countryCode) : String(value)),
            field,
            value,
          } as ProposedContact,
        ],
  );
}

function found(id: string, passage: string) {
  return { id, passage: passage.slice(0, LONGEST.passage), confidence: CERTAIN };
}

function wordsOf({ name, code, level }: ProfileLanguage): string {
  return [name ?? code, level].filter(Boolean).join(': ');
}
