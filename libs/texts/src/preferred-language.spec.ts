import { describe, expect, it } from '@jest/globals';
import { growth, LINEAR } from '../../../test/support/cpu-time.js';
import { DEFAULT_LANGUAGE, UI_LANGUAGE_CODES } from './languages.js';
import { preferredLanguage } from './preferred-language.js';

// `xx` and `yy` are nobody's language and never become one of ours.

describe('the language that a reader likes best', () => {
  it.each([
    ['de', 'de'],
    ['de-CH', 'de'],
    ['DE-at, en;q=0.5', 'de'],
    ['en-GB,en;q=0.9,de;q=0.8', 'en'],
    ['de;q=0.8, en;q=0.9', 'en'],
    ['xx, de;q=0.1', 'de'],
    ['xx;q=0.9 , de ; q=0.3', 'de'],
    ['de;q=0, en;q=0.2', 'en'],
    ['de;q=1.000, en;q=0.999', 'de'],
    ['nonsense!, ;;q=, de;q=2, de;q=0.5', 'de'],
  ])('of %s is %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });

  it('is the first of the others where one is refused and any other will do', () => {
    const others = UI_LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE);
    expect(preferredLanguage(`${DEFAULT_LANGUAGE};q=0, *`)).toBe(others[0]);
  });

  it.each([
    [undefined],
    [''],
    ['xx'],
    ['xx-XX, yy;q=0.5'],
    ['*'],
    ['xx, *;q=0.1'],
    ['de;q=0'],
    ['de;q=0, de-CH'],
    ['deu'],
    [','],
    ['constructor'],
  ])('of %s is none of ours, or any', (header) => {
    expect(preferredLanguage(header)).toBeNull();
  });

  it.each(['a-', ';q='])('is found in a time that grows with the header alone: %s again and again', (part) => {
    const header = (times: number) => `${part.repeat(times)},de`;
    expect(preferredLanguage(header(500_000))).toBeNull();
    expect(growth((times) => preferredLanguage(header(times)), 62_500)).toBeLessThan(LINEAR);
  });
});
