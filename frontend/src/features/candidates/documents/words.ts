import type { ProfileDocumentFormat, ProfileExportPreview } from '@babelboard/wire';
import type { TextKey } from '../../../i18n/use-text.js';

/** What a format is called, and what it is good for. */
export const FORMAT_WORDS: Record<ProfileDocumentFormat, { name: TextKey; meaning: TextKey }> = {
  pdf: { name: 'take-along.pdf', meaning: 'take-along.pdf-meaning' },
  'europass-pdf': { name: 'take-along.europass-pdf', meaning: 'take-along.europass-pdf-meaning' },
  'europass-xml': { name: 'take-along.europass-xml', meaning: 'take-along.europass-xml-meaning' },
  'json-resume': { name: 'take-along.json-resume', meaning: 'take-along.json-resume-meaning' },
};

export type Extra = keyof ProfileExportPreview['has'];
export const EXTRAS: readonly Extra[] = ['photo', 'birth_date', 'letter'];

/** What comes along only if it is asked for, and what is said where there is none. */
export const EXTRA_WORDS: Record<Extra, { name: TextKey; missing: TextKey }> = {
  photo: { name: 'take-along.photo', missing: 'take-along.no-photo' },
  birth_date: { name: 'take-along.birth_date', missing: 'take-along.no-birth_date' },
  letter: { name: 'take-along.letter', missing: 'take-along.no-letter' },
};

export type Part = keyof ProfileExportPreview['counts'];
export const PARTS: readonly Part[] = ['languages', 'experience', 'education', 'skills', 'online_profiles'];

/** How many of each part are in it. */
export const COUNT_WORDS: Record<Part, TextKey> = {
  languages: 'take-along.count-languages',
  experience: 'take-along.count-experience',
  education: 'take-along.count-education',
  skills: 'take-along.count-skills',
  online_profiles: 'take-along.count-online_profiles',
};
