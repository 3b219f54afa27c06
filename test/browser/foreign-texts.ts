import { compileMessage } from '@lingui/message-utils/compileMessage';
import { catalogueFolders, messagesOf } from '../support/catalogue-files.js';

/** A text of a German page, and why it is not German. */
export interface ForeignText {
  text: string;
  because: string;
}

/** Shorter ones may be German, too. */
const SHORTEST = 8;
/** Names of places have small words as well (Las Palmas de Gran Canaria), never that many in a row. */
const A_SENTENCE = /(\p{Ll}+ ){3}\p{Ll}{2}/u;

/** What English messages say between their parameters and German ones do not. */
const ENGLISH = englishPhrases();

/**
 * The texts of a German page that are not German: those that hold words of an English catalogue, and whole sentences that the page in
 * English has, too (they stand in the code).
 */
export function foreignTexts(texts: string[], ofEnglishPage: ReadonlySet<string> = new Set()): ForeignText[] {
  return texts.flatMap((text) => {
    const phrase = ENGLISH.find((part) => text.includes(part));
    if (phrase !== undefined) return [{ text, because: `says “${phrase}”` }];
    if (A_SENTENCE.test(text) && ofEnglishPage.has(text)) return [{ text, because: 'is the same in English' }];
    return [];
  });
}

function englishPhrases(): string[] {
  const german = new Set<string>();
  const english = new Set<string>();
  for (const folder of catalogueFolders()) {
    for (const message of Object.values(messagesOf(folder, 'de')))
      for (const part of partsOf(message)) german.add(part);
    for (const message of Object.values(messagesOf(folder, 'en')))
      for (const part of partsOf(message)) english.add(part);
  }
  const whole = [...german].join('\n');
  return [...english].filter((part) => part.length >= SHORTEST && / /.test(part) && !whole.includes(part));
}

/** The words of a message between its parameters, in all its forms. */
function partsOf(message: string): string[] {
  const parts: string[] = [];
  const walk = (compiled: unknown): void => {
    if (typeof compiled === 'string') {
      parts.push(compiled.trim());
    } else if (Array.isArray(compiled)) {
      for (const part of compiled) {
        // A parameter: its name, its kind, its forms.
        const forms = Array.isArray(part) ? Object.values(part[2] ?? {}) : [part];
        for (const form of forms) walk(form);
      }
    }
  };
  walk(compileMessage(message));
  return parts;
}
