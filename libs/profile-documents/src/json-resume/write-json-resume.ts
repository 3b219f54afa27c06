import { formatsOf, uiLanguageOf } from '@babelboard/texts';
import { languageName } from '../domain/language-names.js';
import { normaliseProfile } from '../domain/normalise-profile.js';
import { photoToDataAddress } from '../domain/photo-bytes.js';
import type {
  ProfileDocument,
  ProfileEducation,
  ProfileExperience,
  ProfileLanguage,
} from '../domain/profile-document.js';
import { parseProse, writeProse } from '../domain/prose.js';
import { OWN } from './json-resume-schema.js';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** Of LinkedIn's scale, which programs that read JSON Resume know. */
const MOTHER_TONGUE = 'Native or bilingual proficiency';

/** A profile as JSON Resume 1.0.0. What its schema has no place for stands in objects of ours, which it allows. */
export function writeJsonResume(profile: ProfileDocument, madeAt: Date): string {
  const document = normaliseProfile(profile);
  const resume = {
    $schema: SCHEMA,
    basics: writeBasics(document),
    work: document.experience.map((entry) => writeWork(entry, document.language)),
    education: document.education.map(writeStudy),
    skills: document.skills.map((name) => ({ name })),
    languages: document.languages.map((language) => writeLanguage(language, document.language)),
    meta: { version: 'v1.0.0', lastModified: madeAt.toISOString(), [OWN]: { language: document.language } },
  };
  return `${JSON.stringify(resume, null, 2)}\n`;
}

function writeBasics({ contact, headline, summary, onlineProfiles, photo }: ProfileDocument) {
  return withoutEmpty({
    name: [contact.firstName, contact.lastName].filter(Boolean).join(' '),
    label: headline?.text,
    image: photo ? photoToDataAddress(photo) : null,
    email: contact.email,
    phone: contact.phone,
    summary: summary?.text,
    location: withoutEmpty({ city: contact.locality, countryCode: contact.countryCode }),
    profiles: onlineProfiles.map(({ kind, url }) => ({ network: kind, url })),
    [OWN]: withoutEmpty({
      firstName: contact.firstName,
      lastName: contact.lastName,
      birthDate: contact.birthDate,
      headlineLanguage: headline?.language,
      summaryLanguage: summary?.language,
    }),
  });
}

function writeWork(entry: ProfileExperience, language: string) {
  const { summary, highlights } = splitDescription(entry.description ?? '');
  const country = entry.countryCode && formatsOf(uiLanguageOf(language)).region(entry.countryCode);
  return withoutEmpty({
    name: entry.employer,
    position: entry.position,
    location: [entry.locality, country].filter(Boolean).join(', '),
    startDate: entry.period.start,
    endDate: entry.period.end,
    summary,
    highlights,
    [OWN]: withoutEmpty({
      locality: entry.locality,
      countryCode: entry.countryCode,
      language: entry.language,
      ongoing: entry.period.ongoing,
    }),
  });
}

function writeStudy(entry: ProfileEducation) {
  return withoutEmpty({
    institution: entry.school,
    studyType: entry.title,
    startDate: entry.period.start,
    endDate: entry.period.end,
    [OWN]: withoutEmpty({
      description: entry.description,
      iscedLevel: entry.iscedLevel,
      language: entry.language,
      ongoing: entry.period.ongoing,
    }),
  });
}

function writeLanguage({ code, name, level }: ProfileLanguage, language: string) {
  return withoutEmpty({
    language: code === null ? name : languageName(code, language),
    fluency: level === 'native' ? MOTHER_TONGUE : level,
    [OWN]: withoutEmpty({ code }),
  });
}

/** The list at the end of a description is its highlights. */
function splitDescription(description: string): { summary: string; highlights: string[] } {
  const blocks = parseProse(description);
  const last = blocks.at(-1);
  return last?.kind === 'list'
    ? { summary: writeProse(blocks.slice(0, -1)), highlights: last.items }
    : { summary: description, highlights: [] };
}

function withoutEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
}
