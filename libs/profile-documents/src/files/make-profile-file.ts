import { uiLanguageOf } from '@babelboard/texts';
import type { ProfileDocument } from '../domain/profile-document.js';
import { type ShownParts, shownProfile } from '../domain/shown-profile.js';
import { writeEuropassXml } from '../europass/candidate/write-candidate.js';
import { writeJsonResume } from '../json-resume/write-json-resume.js';
import { writeProfilePdf } from '../pdf/write-profile-pdf.js';
import { profileDocumentsTexts } from '../texts/profile-documents-texts.js';

/** What a profile is taken along as. */
export type MadeFormat = 'pdf' | 'europass-pdf' | 'europass-xml' | 'json-resume';

export interface FileOptions extends ShownParts {
  format: MadeFormat;
  /** Where a PDF is sent: ISO 3166-1 alpha-2. */
  targetCountry?: string | null;
  madeAt: Date;
}

export interface ProfileFile {
  /** As it is saved. */
  name: string;
  mediaType: string;
  content: Buffer;
}

const KINDS = {
  pdf: { ending: '.pdf', mediaType: 'application/pdf' },
  'europass-pdf': { ending: ' (Europass).pdf', mediaType: 'application/pdf' },
  'europass-xml': { ending: ' (Europass).xml', mediaType: 'application/xml; charset=utf-8' },
  'json-resume': { ending: '.json', mediaType: 'application/json; charset=utf-8' },
} as const;

/** A profile as a file, in the language of the document. Photo, birth date and letter are in it where they are asked for, whatever its format. */
export async function makeProfileFile(document: ProfileDocument, options: FileOptions): Promise<ProfileFile> {
  const profile = shownProfile(document, options);
  return {
    name: profileFileName(document, options.format),
    mediaType: KINDS[options.format].mediaType,
    content: await contentOf(profile, options),
  };
}

export function profileFileName({ contact, language }: ProfileDocument, format: MadeFormat): string {
  const name = [contact.firstName, contact.lastName].filter(Boolean).join(' ');
  const title = profileDocumentsTexts.in(uiLanguageOf(language))('document.title', { name: { own: name } });
  return title + KINDS[format].ending;
}

async function contentOf(profile: ProfileDocument, { format, ...options }: FileOptions): Promise<Buffer> {
  const t = profileDocumentsTexts.in(uiLanguageOf(profile.language));
  switch (format) {
    case 'europass-xml':
      return Buffer.from(writeEuropassXml(profile, t('section.skills')));
    case 'json-resume':
      return Buffer.from(writeJsonResume(profile, options.madeAt));
    default:
      return writeProfilePdf(profile, { ...options, layout: format === 'pdf' ? 'babelboard' : 'europass' });
  }
}
