import { describe, expect, it } from '@jest/globals';
import { isNegated } from './is-negated.js';
import { judgeGroup, type TextPlace } from './judge-group.js';
import type { TextLanguage } from './language-names.js';
import { groupsIn } from './testing/read-sentence.js';

const TEXT: TextPlace = { title: false, languages: false, wished: false };

/** What is said of the first list of languages. */
const judge = (textLanguage: TextLanguage, text: string, place: Partial<TextPlace> = {}) => {
  const [first] = groupsIn(textLanguage, text);
  return first === undefined ? undefined : judgeGroup(first, { ...TEXT, ...place });
};

describe('a list of languages is asked for', () => {
  it.each<[string, TextLanguage, string]>([
    ['with a level', 'en', 'Fluent German'],
    ['with a word of speaking', 'en', 'You speak German with our guests'],
    ['with a demand', 'en', 'German is required for this post'],
    [
      'when its name says that somebody speaks it',
      'de',
      'Am Empfang unseres kleinen Hotels am See: Englischkenntnisse',
    ],
    ['as a line of its own', 'en', 'German and English'],
  ])('%s: %s %j', (_why, textLanguage, text) => {
    expect(judge(textLanguage, text)).toMatchObject({ preference: 'required' });
  });

  it('below a heading that says that languages follow', () => {
    const line = 'Our team at the desk, the bar and the kitchen: German';
    expect(judge('en', line)).toBeNull();
    expect(judge('en', line, { languages: true })).not.toBeNull();
  });

  it('in a title in brackets or behind a "with", not in a text', () => {
    for (const title of ['Customer Support Agent for the whole team (German)', 'Agent for customers with German']) {
      expect(judge('en', title, { title: true })).not.toBeNull();
      expect(judge('en', title)).toBeNull();
    }
  });
});

describe('a list of languages is only named', () => {
  it.each<[string, TextLanguage, string]>([
    ['where nothing asks', 'en', 'The hotel has guests who order their breakfast in German every day'],
    ['in a notice', 'en', 'This ad is also available in fluent English'],
    ['as a school subject', 'en', 'Lessons in good English'],
    ['after a "no"', 'en', 'No German required'],
  ])('%s: %s %j', (_why, textLanguage, text) => {
    expect(judge(textLanguage, text)).toBeNull();
  });

  it('not where a word that is said of languages only gives a level to a school subject', () => {
    expect(judge('en', 'Teacher with fluent English')).toMatchObject({ level: { sure: true } });
  });
});

describe('a list of languages is wished', () => {
  it('by a word beside it, which counts more than a demand, or by the heading', () => {
    expect(judge('en', 'German is an advantage')).toMatchObject({ preference: 'wished' });
    expect(judge('en', 'German is a required advantage')).toMatchObject({ preference: 'wished' });
    expect(judge('en', 'Fluent German', { wished: true })).toMatchObject({ preference: 'wished' });
    expect(judge('en', 'German is required', { wished: true })).toMatchObject({ preference: 'required' });
  });

  it('also where a "not" says that it is no must', () => {
    expect(judge('en', 'German is desirable but not required')).toMatchObject({ preference: 'wished' });
  });
});

describe('a "no"', () => {
  const negated = (textLanguage: TextLanguage, text: string) => groupsIn(textLanguage, text).map(isNegated);

  it('lifts the language right after it, and the demand beside it', () => {
    expect(negated('en', 'No German')).toEqual([true]);
    expect(negated('en', 'German is not required')).toEqual([true]);
    expect(negated('de', 'Deutsch setzen wir nicht voraus')).toEqual([true]);
  });

  it('lifts nothing from afar, and nothing with an "only"', () => {
    expect(negated('en', 'No experience in hotels or bars is needed when you have German')).toEqual([false]);
    expect(negated('de', 'Nicht nur Deutsch')).toEqual([false]);
  });

  it('lifts its own list alone', () => {
    expect(negated('en', 'Fluent German and no French required')).toEqual([false, true]);
  });
});

it.each([
  ['You must be fluent in German at work', 'must be fluent in german'],
  ['At the desk fluent German with guests', 'fluent german'],
  ['At the desk you speak some German', 'speak some german'],
])('the evidence of %j goes from the first to the last word that carries it', (text, evidence) => {
  const [place] = groupsIn('en', text);
  const { from, to } = (place && judgeGroup(place, TEXT))?.evidence ?? { from: 0, to: 0 };
  expect(place?.sentence.words.slice(from, to).map((word) => word.text)).toEqual(evidence.split(' '));
});
