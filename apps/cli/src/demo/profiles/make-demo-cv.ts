import {
  htmlToProse,
  makeProfileFile,
  type ProfileDocument,
  type ProfileFile,
  SPOKEN_LEVELS,
} from '@babelboard/profile-documents';
import { nameIn, type ReferenceCatalogue } from '@babelboard/reference-data';
import { uiLanguageOf } from '@babelboard/texts';
import type { DemoCandidate } from '../demo-accounts.js';
import type { DemoProfile } from './demo-profile.js';

interface By {
  catalogue: ReferenceCatalogue;
  madeAt: Date;
}

/** A CV as its owner would have made it here: the profile as a PDF, in a language. */
export function makeDemoCv(
  candidate: DemoCandidate,
  { format, language }: DemoProfile['cvs'][number],
  { catalogue, madeAt }: By,
): Promise<ProfileFile> {
  const document = documentOf(candidate, language, catalogue);
  return makeProfileFile(document, { format, photo: false, birthDate: false, letter: true, madeAt });
}

function documentOf(
  { profile, languages, ...person }: DemoCandidate,
  language: string,
  catalogue: ReferenceCatalogue,
): ProfileDocument {
  const own = profile.texts.find((text) => text.language === language);
  return {
    language,
    contact: {
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      phone: profile.phone?.replaceAll(' ', '') ?? null,
      locality: person.locality,
      countryCode: person.country,
      birthDate: null,
    },
    headline: own === undefined ? null : { text: own.headline, language: null },
    summary: own === undefined ? null : { text: htmlToProse(own.letterHtml), language: null },
    languages: languages.flatMap(({ slug, level }) => {
      const code = catalogue.languageBySlug(slug)?.code;
      return code === undefined ? [] : [{ code, name: null, level: SPOKEN_LEVELS[level - 1] ?? null }];
    }),
    skills: profile.skills.map((tag) => {
      const skill = catalogue.skillBySlug(tag);
      return skill === undefined ? tag : nameIn(skill, uiLanguageOf(language)).name;
    }),
    experience: profile.experience.map((entry) => {
      const said = entry.translations.find((text) => text.language === language) ?? entry;
      return {
        position: said.position,
        description: said.description,
        language: markOf(said.language ?? profile.textLanguage, language),
        employer: entry.employer,
        period: periodOf(entry),
        locality: entry.locality,
        countryCode: entry.countryId === null ? null : (catalogue.country(entry.countryId)?.iso2 ?? null),
      };
    }),
    education: profile.education.map((entry) => {
      const said = entry.translations.find((text) => text.language === language) ?? entry;
      return {
        title: said.title,
        description: said.description,
        language: markOf(said.language ?? profile.textLanguage, language),
        school: entry.school,
        period: periodOf(entry),
        iscedLevel: entry.iscedLevel,
      };
    }),
    onlineProfiles: profile.site === null ? [] : [{ kind: 'site', url: profile.site }],
    photo: null,
  };
}

function periodOf({ startedOn, endedOn }: { startedOn: string; endedOn: string | null }) {
  return { start: startedOn, end: endedOn, ongoing: endedOn === null };
}

/** What is in the language of the CV needs no mark. */
function markOf(written: string, language: string): string | null {
  return written === language ? null : written;
}
