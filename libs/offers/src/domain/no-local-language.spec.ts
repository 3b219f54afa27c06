import { describe, expect, it } from '@jest/globals';
import { asksNoLocalLanguage } from './no-local-language.js';

const [german, english, french] = [1, 2, 3];
const stated = (languageId: number, mandatory = true) => ({ languageId, mandatory, recognised: false });
const recognised = (languageId: number) => ({ languageId, mandatory: false, recognised: true });
const inAustria = (requirements: ReturnType<typeof stated>[], adLanguageId: number | null) =>
  asksNoLocalLanguage({ countryLanguageIds: [german], requirements, adLanguageId });

describe('asksNoLocalLanguage', () => {
  it.each([
    ['asks for English alone', [stated(english)], german, true],
    ['asks for English, German is a plus', [stated(english), stated(german, false)], german, true],
    ['asks for German', [stated(german), stated(english)], english, false],
    ['seems to ask for German', [recognised(german), recognised(english)], english, false],
    ['asks for nothing and is written in English', [], english, true],
    ['asks for nothing and is written in German', [], german, false],
    ['asks for nothing in a text of an unknown language', [], null, false],
  ])('an offer in Austria that %s', (_what, requirements, adLanguageId, expected) => {
    expect(inAustria(requirements, adLanguageId)).toBe(expected);
  });

  it('counts every official language of every country of the offer', () => {
    const inSwitzerland = {
      countryLanguageIds: [german, french],
      requirements: [stated(french)],
      adLanguageId: english,
    };
    expect(asksNoLocalLanguage(inSwitzerland)).toBe(false);
  });

  it('says no without a country', () => {
    expect(
      asksNoLocalLanguage({ countryLanguageIds: [], requirements: [stated(english)], adLanguageId: english }),
    ).toBe(false);
  });
});
