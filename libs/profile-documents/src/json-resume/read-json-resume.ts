import { DEFAULT_LANGUAGE } from '@babelboard/texts';
import { countryCodeOf } from '../domain/country-codes.js';
import { textLanguageOf } from '../domain/language-codes.js';
import { LIMITS } from '../domain/limits.js';
import { lineOrNull } from '../domain/lines.js';
import { distinctProfiles, onlineProfileOf } from '../domain/online-profiles.js';
import { wholeDate } from '../domain/partial-date.js';
import { phoneNumberOf } from '../domain/phone-numbers.js';
import { photoOfBase64 } from '../domain/photo-bytes.js';
import {
  type LanguageText,
  ONLINE_PROFILE_KINDS,
  type OnlineProfile,
  type ProfileContact,
  type ProfileDocument,
  type ProfilePhoto,
} from '../domain/profile-document.js';
import { proseOrNull } from '../domain/prose.js';
import { LeftOut, type LeftOutPart, type ReadProfile } from '../domain/read-profile.js';
import { UnreadableProfile } from '../profile-document.errors.js';
import { decodeText } from '../xml/decode-text.js';
import { type JsonResume, jsonResume, OWN } from './json-resume-schema.js';
import { readEducation, readExperience } from './read-history.js';
import { readLanguage } from './read-language.js';

const LARGEST = 8 * 1024 * 1024;
const PARTS = ['basics', 'work', 'education', 'skills', 'languages'] as const;

/** Parts of a résumé that a profile has no place for. */
const NO_PLACE: Readonly<Record<string, LeftOutPart>> = {
  volunteer: 'volunteering',
  awards: 'awards',
  certificates: 'certificates',
  publications: 'publications',
  interests: 'interests',
  references: 'references',
  projects: 'projects',
};

/**
 * Reads a JSON Resume, of 1.0.0 or before.
 * @throws UnreadableProfile PROFILE_FILE_BROKEN, PROFILE_FILE_TOO_LARGE, PROFILE_FILE_UNKNOWN
 */
export function readJsonResume(bytes: Uint8Array): ReadProfile {
  if (bytes.length > LARGEST) {
    throw new UnreadableProfile('PROFILE_FILE_TOO_LARGE');
  }
  const json = parseJson(decodeText(bytes));
  const parsed = jsonResume.safeParse(json);
  if (!isObject(json) || !PARTS.some((part) => Object.hasOwn(json, part)) || !parsed.success) {
    throw new UnreadableProfile('PROFILE_FILE_UNKNOWN');
  }
  const leftOut = new LeftOut();
  for (const [name, part] of Object.entries(NO_PLACE)) {
    const value = Object.hasOwn(json, name) ? json[name] : null;
    leftOut.note(part, Array.isArray(value) && value.length > 0);
  }
  return { format: 'json-resume', document: toProfile(parsed.data, leftOut), leftOut: leftOut.list() };
}

function toProfile(
  { basics, work, education, skills, languages, meta }: JsonResume,
  leftOut: LeftOut,
): ProfileDocument {
  const own = basics?.[OWN];
  const text = (written: string | null, language: string | null | undefined): LanguageText | null =>
    written === null ? null : { text: written, language: textLanguageOf(language) };
  leftOut.note('address', Boolean(basics?.location?.address || basics?.location?.postalCode));
  return {
    language: textLanguageOf(meta?.[OWN]?.language)?.slice(0, 2) ?? DEFAULT_LANGUAGE,
    contact: readContact(basics),
    headline: text(lineOrNull(basics?.label, LIMITS.headline), own?.headlineLanguage),
    summary: text(proseOrNull(basics?.summary, LIMITS.summary), own?.summaryLanguage),
    languages: leftOut.first(languages.flatMap(readLanguage), LIMITS.languages),
    skills: leftOut.skills(skills.flatMap(({ name, keywords }) => [name, ...keywords])),
    experience: leftOut.first(
      work.map((entry) => readExperience(entry, leftOut)),
      LIMITS.experience,
    ),
    education: leftOut.first(
      education.map((entry) => readEducation(entry, leftOut)),
      LIMITS.education,
    ),
    onlineProfiles: leftOut.first(readOnlineProfiles(basics, leftOut), LIMITS.onlineProfiles),
    photo: readPhoto(basics, leftOut),
  };
}

function readContact(basics: JsonResume['basics']): ProfileContact {
  const own = basics?.[OWN];
  const countryCode = countryCodeOf(basics?.location?.countryCode);
  const name = lineOrNull(basics?.name, 2 * LIMITS.name) ?? '';
  // A name in one piece is cut before its last word; the person sees both parts before anything is written.
  const [, first = name, last = ''] = /^(.+) (\S+)$/u.exec(name) ?? [];
  return {
    firstName: lineOrNull(own ? own.firstName : first, LIMITS.name) ?? '',
    lastName: lineOrNull(own ? own.lastName : last, LIMITS.name) ?? '',
    email: lineOrNull(basics?.email, LIMITS.line),
    phone: phoneNumberOf(basics?.phone, countryCode),
    locality: lineOrNull(basics?.location?.city, LIMITS.name),
    countryCode,
    birthDate: wholeDate(own?.birthDate),
  };
}

function readOnlineProfiles(basics: JsonResume['basics'], leftOut: LeftOut): OnlineProfile[] {
  const addresses = [...(basics?.profiles ?? []), { url: basics?.url, network: null }].filter(({ url }) =>
    Boolean(url),
  );
  const read = addresses.map(({ url, network }) => {
    const profile = onlineProfileOf(url);
    const kind = ONLINE_PROFILE_KINDS.find((one) => one === network?.toLowerCase());
    return profile && { ...profile, kind: kind ?? profile.kind };
  });
  leftOut.note('links', read.includes(null));
  return distinctProfiles(read);
}

/** Only a picture that is in the file: none is fetched from anywhere. */
function readPhoto(basics: JsonResume['basics'], leftOut: LeftOut): ProfilePhoto | null {
  const photo = basics?.image?.startsWith('data:') ? photoOfBase64(basics.image) : null;
  leftOut.note('photo', Boolean(basics?.image) && photo === null);
  return photo;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Too deep to be parsed is no résumé either.
    throw new UnreadableProfile('PROFILE_FILE_BROKEN');
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
