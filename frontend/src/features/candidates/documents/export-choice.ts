import type { ProfileDocumentFormat } from '@babelboard/wire';
import { EXTRAS } from './words.js';

/** What somebody chose for the file that they take along. */
export interface ExportChoice {
  format: ProfileDocumentFormat;
  language: string;
  photo: boolean;
  birth_date: boolean;
  letter: boolean;
  /** Where it is sent; empty for nowhere in particular. */
  country: string;
}

/** Whether people read it: what they alone need is in no other file. */
export function isForPeople({ format }: ExportChoice): boolean {
  return format === 'pdf' || format === 'europass-pdf';
}

/** The address of the file, or of what it would hold. */
export function exportAddress(choice: ExportChoice, what: '' | '/preview' = ''): string {
  const { format, language, country } = choice;
  const switches = EXTRAS.filter((name) => choice[name]);
  const query = new URLSearchParams({ format, language });
  for (const name of switches) query.set(name, '1');
  if (country !== '' && isForPeople(choice)) query.set('country', country);
  return `/api/candidates/profile/export${what}?${query}`;
}
