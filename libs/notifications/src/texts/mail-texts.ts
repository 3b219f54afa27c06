import { en } from './en.js';

/** The texts of all mails in one language. */
export type MailTexts = typeof en;

const CATALOGUES: Record<string, MailTexts> = { en };

/** The catalogue of a language; English where there is none. @param language ISO 639-1 */
export function mailTexts(language: string): { language: string; texts: MailTexts } {
  const texts = CATALOGUES[language];
  return texts === undefined ? { language: 'en', texts: en } : { language, texts };
}
