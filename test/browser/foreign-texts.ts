import { DEFAULT_LANGUAGE, type UiLanguage } from '@babelboard/texts';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { catalogueFolders, messagesOf } from '../support/catalogue-files.js';

/** A text of a page in another language than the default one, and why it is not in its language. */
export interface ForeignText {
  text: string;
  because: string;
}

/** Shorter ones may be words of both. */
const SHORTEST = 8;
/** Names of places have small words as well (Las Palmas de Gran Canaria), never that many in a row. */
const A_SENTENCE = /(\p{Ll}+ ){3}\p{Ll}{2}/u;

/** What messages in the default language say between their parameters, and those in another language do not. */
const phrases = new Map<UiLanguage, string[]>();

/**
 * The texts of a page that are not in its language: those that hold words of the catalogues of the default language, and whole sentences
 * that the page in that one has, too (they stand in the code).
 */
export function foreignTexts(
  texts: string[],
  language: UiLanguage,
  ofDefaultPage: ReadonlySet<string> = new Set(),
): ForeignText[] {
  const foreign = phrases.get(language) ?? phrasesNotIn(language);
  phrases.set(language, foreign);
  return texts.flatMap((text) => {
    const phrase = foreign.find((part) => text.includes(part));
    if (phrase !== undefined) return [{ text, because: `says “${phrase}”` }];
    if (A_SENTENCE.test(text) && ofDefaultPage.has(text))
      return [{ text, because: 'is the same in the default language' }];
    return [];
  });
}

function phrasesNotIn(language: UiLanguage): string[] {
  const whole = [...partsIn(language)].join('\n');
  return [...partsIn(DEFAULT_LANGUAGE)].filter(
    (part) => part.length >= SHORTEST && / /.test(part) && !whole.includes(part),
  );
}

function partsIn(language: UiLanguage): Set<string> {
  return new Set(
    catalogueFolders().flatMap((folder) =>
      Object.values(messagesOf(folder, language)).flatMap((message) => partsOf(message)),
    ),
  );
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
