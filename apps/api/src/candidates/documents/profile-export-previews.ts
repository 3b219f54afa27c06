import type { ProfileSnapshot } from '@babelboard/candidates';
import { CONSENT_CUSTOMS, consentClause, type ProfileDocument, profileFileName } from '@babelboard/profile-documents';
import { formatsOf, UI_LANGUAGE_CODES, type UiLanguage, uiLanguageOf } from '@babelboard/texts';
import type { ProfileExportPreview, ProfileExportQuery } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { ProfileDocuments } from './profile-documents.js';

/** Says what would be in a file before it is made. */
@Injectable()
export class ProfileExportPreviews {
  constructor(private readonly documents: ProfileDocuments) {}

  /** @param spoken in which the answer names languages and countries */
  async of(accountId: number, query: ProfileExportQuery, spoken: UiLanguage): Promise<ProfileExportPreview> {
    const profile = await this.documents.snapshot(accountId);
    const language = query.language ?? spoken;
    const document = this.documents.documentOf(profile, language);
    const { contact, headline, summary, languages, experience, education, skills, onlineProfiles } = document;
    const named = (code: string) => ({ code, name: languageName(code, spoken) });
    return {
      file_name: profileFileName(document, query.format),
      name: [contact.firstName, contact.lastName].filter(Boolean).join(' '),
      headline: headline?.text ?? '',
      counts: {
        languages: languages.length,
        experience: experience.length,
        education: education.length,
        skills: skills.length,
        online_profiles: onlineProfiles.length,
      },
      // A birth date without its day is in no CV.
      has: { photo: profile.photoAt !== null, birth_date: contact.birthDate?.length === 10, letter: summary !== null },
      languages: languagesOf(profile, language).map(named),
      fallbacks: fallbacksOf(document, query.letter).map(({ code, total }) => ({ ...named(code), total })),
      clause_countries: CONSENT_CUSTOMS.map(({ country }) => ({
        code: country,
        name: formatsOf(spoken).region(country),
      })),
      clause: isPdf(query) ? consentClause(query.country, uiLanguageOf(language)) : null,
    };
  }
}

function isPdf({ format }: ProfileExportQuery): boolean {
  return format === 'pdf' || format === 'europass-pdf';
}

/** Those that headings can be in, those that the person wrote in, and the one asked for. */
function languagesOf({ texts, experience, education }: ProfileSnapshot, asked: string): string[] {
  const written = [...texts, ...experience, ...education].flatMap((text) =>
    'translations' in text ? [text.language, ...text.translations.map(({ language }) => language)] : [text.language],
  );
  return [...new Set([...UI_LANGUAGE_CODES, ...written, asked])];
}

/** How many texts are there in another language only. */
function fallbacksOf({ headline, summary, experience, education }: ProfileDocument, letter: boolean) {
  const marked = [headline, letter ? summary : null, ...experience, ...education].flatMap(
    (text) => text?.language ?? [],
  );
  return [...new Set(marked)].map((code) => ({ code, total: marked.filter((each) => each === code).length }));
}

function languageName(code: string, spoken: UiLanguage): string {
  return new Intl.DisplayNames(spoken, { type: 'language' }).of(code) ?? code;
}
