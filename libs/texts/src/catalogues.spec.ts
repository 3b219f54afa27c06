import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Catalogues, readCatalogues } from './catalogues.js';
import { UI_LANGUAGE_CODES } from './languages.js';

const en = {
  count: '{count, plural, one {# offer} other {# offers}}',
  from: 'Made in {country}',
  at: '{title} at {company}',
};
const de: typeof en = {
  count: '{count, plural, one {# Angebot} other {# Angebote}}',
  from: 'Hergestellt in {country}',
  at: '{title} bei {company}',
};

let folder: string;
let texts: Catalogues<keyof typeof en>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'));
  for (const language of UI_LANGUAGE_CODES) {
    writeFileSync(join(folder, `${language}.json`), JSON.stringify(language === 'en' ? en : de));
  }
  texts = readCatalogues<typeof en>(pathToFileURL(join(folder, 'module.js')).href);
});

describe('catalogues', () => {
  it('read a text in each language, with its plurals and numbers', () => {
    expect(texts.in('en')('count', { count: 1 })).toBe('1 offer');
    expect(texts.in('en')('count', { count: 3120 })).toBe('3,120 offers');
    expect(texts.in('de')('count', { count: 3120 })).toBe('3.120 Angebote');
  });

  it('name a country in the language of the text', () => {
    expect(texts.in('en')('from', { country: { region: 'DE' } })).toBe('Made in Germany');
    expect(texts.in('de')('from', { country: { region: 'DE' } })).toBe('Hergestellt in Deutschland');
  });

  it('keep words of others from turning the sentence round', () => {
    expect(texts.in('en')('at', { title: 'ممرضة', company: 'Care' })).toBe('\u2068ممرضة\u2069 at Care');
  });

  it('name the files of languages that are not there', () => {
    expect(texts.missing()).toEqual([]);
    rmSync(join(folder, 'de.json'));
    expect(texts.missing()).toEqual([expect.stringMatching(/\/texts-\w+\/de\.json$/)]);
  });
});
