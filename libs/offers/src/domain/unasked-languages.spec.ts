import { expect, it } from '@jest/globals';
import { type NamedLanguage, unaskedLanguages } from './unasked-languages.js';

const named = (slug: string, languageId = 1): NamedLanguage => ({ languageId, slug, level: 4, mandatory: true });

it('are those that the text names and the offer does not ask for, each once', () => {
  const texts = [named('French', 1), named('German', 2), named('French', 1), named('Greek', 3)];
  expect(unaskedLanguages(texts, ['German']).map(({ slug }) => slug)).toEqual(['French', 'Greek']);
  expect(unaskedLanguages(texts, ['German', 'French', 'Greek'])).toEqual([]);
});

it('are none that counts as one that is asked for', () => {
  expect(unaskedLanguages([named('Swiss_German')], ['German'])).toEqual([]);
  expect(unaskedLanguages([named('Dutch', 1), named('Flemish', 2)], [])).toEqual([named('Dutch', 1)]);
});
