import { countryCodeOf } from './country-codes.js';
import { iscedLevel } from './isced-levels.js';
import { LIMITS } from './limits.js';
import { lineOrNull } from './lines.js';
import { partialDate, periodOf, wholeDate } from './partial-date.js';
import { phoneNumberOf } from './phone-numbers.js';
import type {
  LanguageText,
  Period,
  ProfileContact,
  ProfileDocument,
  ProfileEducation,
  ProfileExperience,
  ProfileLanguage,
} from './profile-document.js';
import { normaliseProse, proseOrNull } from './prose.js';

/** A document as it is written: texts in their normal form, nothing empty, mother tongues first. The same again changes nothing. */
export function normaliseProfile(document: ProfileDocument): ProfileDocument {
  const languages = document.languages.flatMap(normaliseLanguage).slice(0, LIMITS.languages);
  return {
    language: document.language,
    contact: normaliseContact(document.contact),
    headline: normaliseText(document.headline, (text) => lineOrNull(text, LIMITS.headline)),
    summary: normaliseText(document.summary, (text) => proseOrNull(text, LIMITS.summary)),
    languages: [...languages.filter(isMotherTongue), ...languages.filter((language) => !isMotherTongue(language))],
    skills: distinctSkills(document.skills),
    experience: document.experience.slice(0, LIMITS.experience).map(normaliseExperience),
    education: document.education.slice(0, LIMITS.education).map(normaliseEducation),
    onlineProfiles: document.onlineProfiles.slice(0, LIMITS.onlineProfiles),
    photo: document.photo,
  };
}

export function isMotherTongue({ level }: ProfileLanguage): boolean {
  return level === 'native';
}

function normaliseContact(contact: ProfileContact): ProfileContact {
  const countryCode = countryCodeOf(contact.countryCode);
  return {
    firstName: lineOrNull(contact.firstName, LIMITS.name) ?? '',
    lastName: lineOrNull(contact.lastName, LIMITS.name) ?? '',
    email: lineOrNull(contact.email, LIMITS.line),
    phone: phoneNumberOf(contact.phone, countryCode),
    locality: lineOrNull(contact.locality, LIMITS.name),
    countryCode,
    birthDate: wholeDate(contact.birthDate),
  };
}

function normaliseText(text: LanguageText | null, normalise: (text: string) => string | null): LanguageText | null {
  const normal = normalise(text?.text ?? '');
  return text === null || normal === null ? null : { text: normal, language: text.language };
}

function normaliseLanguage({ code, name, level }: ProfileLanguage): ProfileLanguage[] {
  const called = lineOrNull(name, LIMITS.name);
  if (code !== null) return [{ code, name: null, level }];
  return called === null ? [] : [{ code, name: called, level }];
}

function distinctSkills(skills: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const skill of skills.flatMap((each) => lineOrNull(each, LIMITS.line) ?? [])) {
    if (!known.has(skill.toLowerCase())) known.set(skill.toLowerCase(), skill);
  }
  return [...known.values()].slice(0, LIMITS.skills);
}

function normaliseExperience(entry: ProfileExperience): ProfileExperience {
  return {
    position: lineOrNull(entry.position, LIMITS.position) ?? '',
    employer: lineOrNull(entry.employer, LIMITS.position) ?? '',
    period: normalisePeriod(entry.period),
    description: entry.description === null ? null : normaliseProse(entry.description, LIMITS.prose) || null,
    locality: lineOrNull(entry.locality, LIMITS.name),
    countryCode: countryCodeOf(entry.countryCode),
    language: entry.language,
  };
}

function normaliseEducation(entry: ProfileEducation): ProfileEducation {
  return {
    title: lineOrNull(entry.title, LIMITS.line) ?? '',
    school: lineOrNull(entry.school, LIMITS.line) ?? '',
    period: normalisePeriod(entry.period),
    description: entry.description === null ? null : normaliseProse(entry.description, LIMITS.prose) || null,
    iscedLevel: iscedLevel(entry.iscedLevel),
    language: entry.language,
  };
}

function normalisePeriod({ start, end, ongoing }: Period): Period {
  return periodOf({ start: partialDate(start), end: partialDate(end), ongoing });
}
