import { ISO_639 } from './iso-639.js';

/** In whose words files name languages. */
const NAMING = 'en de fr es it pt nl sv da nb fi pl cs sk sl hr sr hu ro bg el et lv lt mt ga is tr uk ru ca'.split(
  ' ',
);
const FURTHER = ['gsw', 'nl-BE', 'yue'];

let codes: ReadonlyMap<string, string> | undefined;

/** The code of a language by a name that somebody wrote, in any of many languages; null where nobody calls one so. */
export function languageCodeByName(name: string): string | null {
  codes ??= readNames();
  return codes.get(folded(name)) ?? null;
}

/** What a language is called in another one. */
export function languageName(code: string, language: string): string {
  return namesIn(language).of(code) ?? code;
}

function readNames(): ReadonlyMap<string, string> {
  const all = [...ISO_639.map((pair) => pair.slice(0, 2)), ...FURTHER];
  const named = new Map<string, string>();
  for (const language of NAMING) {
    const names = namesIn(language);
    for (const code of all) {
      const name = names.of(code);
      if (name !== undefined && name !== code && !named.has(folded(name))) named.set(folded(name), code);
    }
  }
  for (const code of all) {
    const own = namesIn(code).of(code);
    if (own !== undefined && !named.has(folded(own))) named.set(folded(own), code);
  }
  return named;
}

function namesIn(language: string): Intl.DisplayNames {
  return new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'dialect', fallback: 'none' });
}

function folded(name: string): string {
  return name.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase();
}
