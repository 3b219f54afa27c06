import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { platformTexts } from '@babelboard/platform';
import { DEFAULT_LANGUAGE, UI_LANGUAGE_CODES, UI_LANGUAGES, type UiLanguage } from '@babelboard/texts';
import { describe, expect, it } from '@jest/globals';
import { apiTexts } from '../../apps/api/src/texts/api-texts.js';
import { contexts } from '../../apps/contexts.js';
import { catalogueFolders, documentOf, documents, messagesOf, ROOT, shapeOf } from '../support/catalogue-files.js';

const folders = catalogueFolders();

/** What a part of a document is, not what it says: the same in each language. */
const NAMES = new Set(['show', 'page', 'include', 'version', 'ordered', 'versioned']);

/** What texts in another language have to share with a document: its parts in their order, its names and the parameters of its texts. */
function outlineOf(part: unknown, name = ''): unknown {
  if (Array.isArray(part)) return part.map((each) => outlineOf(each));
  if (typeof part === 'object' && part !== null) {
    return Object.entries(part).map(([key, value]) => [key, outlineOf(value, key)]);
  }
  if (NAMES.has(name) || typeof part !== 'string') return part;
  return part.trim() === '' ? 'nothing' : (part.match(/\{\w+\}/g) ?? []).sort();
}

/** Whether English has cases of its own; one with `other` alone says that languages may tell cases apart. */
function isClosed(cases: ReadonlySet<string> | undefined): boolean {
  return cases !== undefined && cases.size > 1;
}

const fileOf = (folder: string, language: string) => `${folder}/${language}.json`;
const isThere = (file: string) => existsSync(join(ROOT, file));

it('no catalogue and no document is missing in any language', () => {
  const wanted = UI_LANGUAGE_CODES.flatMap((language) => [
    ...folders.map((folder) => fileOf(folder, language)),
    ...documents().map((path) => `${path}.${language}.json`),
  ]);
  expect(wanted.filter((file) => !isThere(file))).toEqual([]);
});

it('each that servers read is known to them, so that they start with no language missing', () => {
  const known = [platformTexts, apiTexts, ...contexts.flatMap(({ texts }) => texts ?? [])];
  const keysOf = (messages: object) => Object.keys(messages).sort().join();
  const keys = known.map((texts) => keysOf(texts.messages(DEFAULT_LANGUAGE)));
  const ofServers = folders.filter((folder) => !folder.startsWith('frontend/'));
  const unknown = ofServers.filter((folder) => !keys.includes(keysOf(messagesOf(folder, DEFAULT_LANGUAGE))));
  expect(unknown).toEqual([]);
});

/** The forms of its plurals that a message lacks, or has although its language does not know them. */
function oddForms(message: string, language: UiLanguage): string[] {
  const { pluralCategories } = new Intl.PluralRules(UI_LANGUAGES[language].locale).resolvedOptions();
  return [...shapeOf(message).plurals].flatMap(([parameter, forms]) => [
    ...pluralCategories.filter((form) => !forms.has(form)).map((form) => `{${parameter}} lacks “${form}”`),
    ...[...forms]
      .filter((form) => !/^\d+$/.test(form) && !pluralCategories.includes(form as Intl.LDMLPluralRule))
      .map((form) => `{${parameter}} has “${form}”`),
  ]);
}

describe.each(folders)('the texts of %s', (folder) => {
  /** Of what is missing nothing is said but that. */
  const languages = UI_LANGUAGE_CODES.filter((language) => isThere(fileOf(folder, language)));
  const english = messagesOf(folder, 'en');
  const keys = Object.keys(english);

  it.each(languages)('are whole in %s', (language) => {
    const messages = messagesOf(folder, language);
    expect(Object.keys(messages).sort()).toEqual([...keys].sort());
    expect(keys.filter((key) => !messages[key]?.trim())).toEqual([]);
  });

  it.each(languages)('have in %s the parameters of the English ones', (language) => {
    const messages = messagesOf(folder, language);
    const parameters = (key: string, message = '') => [key, [...shapeOf(message).parameters].sort()];
    expect(keys.map((key) => parameters(key, messages[key]))).toEqual(keys.map((key) => parameters(key, english[key])));
  });

  it.each(languages)('have in %s every form that its grammar knows, and no other', (language) => {
    const odd = Object.entries(messagesOf(folder, language)).flatMap(([key, message]) =>
      oddForms(message, language).map((form) => `${key}: ${form}`),
    );
    expect(odd).toEqual([]);
  });

  it.each(languages)(
    'have in %s no case of a choice that English does not know, unless English leaves the choice to others',
    (language) => {
      const odd = Object.entries(messagesOf(folder, language)).filter(([key, message]) => {
        const known = shapeOf(english[key] ?? '').choices;
        return [...shapeOf(message).choices].some(
          ([parameter, cases]) =>
            !cases.has('other') ||
            [...cases].some((name) => isClosed(known.get(parameter)) && !known.get(parameter)?.has(name)),
        );
      });
      expect(odd).toEqual([]);
    },
  );
});

describe.each(documents())('the document %s', (path) => {
  it.each(UI_LANGUAGE_CODES.filter((language) => isThere(`${path}.${language}.json`)))(
    'has in %s the parts of the English one',
    (language) => {
      expect(outlineOf(documentOf(path, language))).toEqual(outlineOf(documentOf(path, DEFAULT_LANGUAGE)));
    },
  );
});

it('finds the texts of all contexts and features that speak', () => {
  expect(folders.filter((folder) => !folder.startsWith('frontend/')).length).toBeGreaterThan(8);
  expect(folders.filter((folder) => folder.startsWith('frontend/')).length).toBeGreaterThan(12);
  expect(documents().length).toBeGreaterThan(2);
});
