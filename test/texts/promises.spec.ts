import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { catalogueFolders, documentOf, documents, messagesOf, ROOT } from '../support/catalogue-files.js';
import { PROMISES, type Promised } from './promises.js';

type Language = keyof Promised['words'];

/** All texts of pages, mails and answers: by their keys, documents by their names. */
function textsIn(language: Language): [key: string, text: string][] {
  return [
    ...catalogueFolders().flatMap((folder) => Object.entries(messagesOf(folder, language))),
    ...documents().map((path): [string, string] => [basename(path), JSON.stringify(documentOf(path, language))]),
  ];
}

const TEXTS = { en: textsIn('en'), de: textsIn('de') };

function keysWith({ words }: Promised, language: Language): string[] {
  return TEXTS[language].filter(([, text]) => words[language].test(text)).map(([key]) => key);
}

describe.each(PROMISES)('texts of $what', (promise) => {
  const { keptBy, noPromise = [] } = promise;
  const said = { en: keysWith(promise, 'en'), de: keysWith(promise, 'de') };

  it.each(['en', 'de'] as const)('are there only where something keeps it: %s', (language) => {
    const promising = said[language].filter((key) => !noPromise.includes(key));
    expect({ promising: keptBy.length > 0 ? [] : promising }).toEqual({ promising: [] });
  });

  it('name what is there', () => {
    expect(keptBy.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    const all = [...said.en, ...said.de];
    expect(noPromise.filter((key) => !all.includes(key))).toEqual([]);
    // A row of which nothing is said any more goes.
    expect(keptBy.length === 0 || all.length > 0).toBe(true);
  });
});
