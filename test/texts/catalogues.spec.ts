import { DEFAULT_LANGUAGE, UI_LANGUAGE_CODES, UI_LANGUAGES } from '@babelboard/texts';
import { describe, expect, it } from '@jest/globals';
import { catalogueFolders, documentOf, documents, messagesOf, shapeOf } from '../support/catalogue-files.js';

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

describe.each(folders)('the texts of %s', (folder) => {
  const english = messagesOf(folder, 'en');
  const keys = Object.keys(english);

  it.each(UI_LANGUAGE_CODES)('are whole in %s', (language) => {
    const messages = messagesOf(folder, language);
    expect(Object.keys(messages).sort()).toEqual([...keys].sort());
    expect(keys.filter((key) => !messages[key]?.trim())).toEqual([]);
  });

  it.each(UI_LANGUAGE_CODES)('have in %s the parameters of the English ones', (language) => {
    const messages = messagesOf(folder, language);
    const parameters = (key: string, message = '') => [key, [...shapeOf(message).parameters].sort()];
    expect(keys.map((key) => parameters(key, messages[key]))).toEqual(keys.map((key) => parameters(key, english[key])));
  });

  it.each(UI_LANGUAGE_CODES)('have in %s every form that its grammar knows, and no other', (language) => {
    const { pluralCategories } = new Intl.PluralRules(UI_LANGUAGES[language].locale).resolvedOptions();
    const messages = Object.entries(messagesOf(folder, language));
    const odd = messages.filter(([, message]) =>
      [...shapeOf(message).plurals.values()].some((forms) => {
        const named = [...forms].filter((form) => !/^\d+$/.test(form));
        return named.sort().join() !== [...pluralCategories].sort().join();
      }),
    );
    expect(odd).toEqual([]);
  });

  it.each(UI_LANGUAGE_CODES)(
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
  it.each(UI_LANGUAGE_CODES)('has in %s the parts of the English one', (language) => {
    expect(outlineOf(documentOf(path, language))).toEqual(outlineOf(documentOf(path, DEFAULT_LANGUAGE)));
  });
});

it('finds the texts of all contexts and features that speak', () => {
  expect(folders.filter((folder) => !folder.startsWith('frontend/')).length).toBeGreaterThan(8);
  expect(folders.filter((folder) => folder.startsWith('frontend/')).length).toBeGreaterThan(12);
  expect(documents().length).toBeGreaterThan(2);
});
