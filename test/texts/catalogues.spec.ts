import { UI_LANGUAGE_CODES, UI_LANGUAGES } from '@babelboard/texts';
import { describe, expect, it } from '@jest/globals';
import { catalogueFolders, messagesOf, shapeOf } from '../support/catalogue-files.js';

const folders = catalogueFolders();

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

  it.each(UI_LANGUAGE_CODES)('have in %s no case of a choice that English does not know', (language) => {
    const odd = Object.entries(messagesOf(folder, language)).filter(([key, message]) => {
      const known = shapeOf(english[key] ?? '').choices;
      return [...shapeOf(message).choices].some(
        ([parameter, cases]) =>
          !cases.has('other') || [...cases].some((name) => known.has(parameter) && !known.get(parameter)?.has(name)),
      );
    });
    expect(odd).toEqual([]);
  });
});

it('finds the catalogues of all contexts that speak', () => {
  expect(folders.length).toBeGreaterThan(8);
});
