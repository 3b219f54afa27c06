import { describe, expect, it } from '@jest/globals';
import { PhraseMatcher } from './phrase-matcher.js';
import { fold, sentencesOf, wordsOf } from './words.js';

const sentences = (text: string) =>
  sentencesOf(text, new Set(['mind', 'z', 'b'])).map(({ words }) => words.map(({ text: word }) => word).join(' '));

describe('words', () => {
  it('folds case, accents and ligatures', () => {
    expect(fold('FLIESSEND fließend Français Ærlig smørbrød')).toBe('fliessend fliessend francais aerlig smorbrod');
  });

  it('keeps places in the text', () => {
    const text = 'l’anglais, B2';
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['l', 'anglais', 'B2']);
  });
});

describe('sentences', () => {
  it('end at full stops, semicolons, bullets and line ends, not at abbreviations', () => {
    expect(sentences('Deutsch (mind. B2) ist Pflicht. Englisch, z. B. C1; gern mehr')).toEqual([
      'deutsch mind b2 ist pflicht',
      'englisch z b c1',
      'gern mehr',
    ]);
    expect(sentences('• Norsk\n• Engelsk')).toEqual(['norsk', 'engelsk']);
  });

  it('go on over a line end in the middle of wrapped text', () => {
    const first = 'Disposant d’une thèse de doctorat en sciences politiques, le titulaire';
    expect(sentences(`${first}\ndu poste travaillera en anglais.`)).toHaveLength(1);
  });

  it('are cut at 200 words', () => {
    expect(sentences('wort '.repeat(450)).map((sentence) => sentence.split(' ').length)).toEqual([200, 200, 50]);
  });
});

describe('PhraseMatcher', () => {
  const matcher = new PhraseMatcher([
    ['gut', 1],
    ['sehr gut', 2],
    ['verhandlungssicher*', 3],
  ] as const);
  const hits = (text: string) => matcher.all(wordsOf(text)).map(({ payload }) => payload);

  it('takes the longest phrase, and endings after a star', () => {
    expect(hits('sehr gut, gut; verhandlungssicheres Englisch')).toEqual([2, 1, 3]);
  });

  it('does not read a phrase across a comma', () => {
    expect(hits('sehr, gut')).toEqual([1]);
  });

  it('refuses a prefix that would match nearly everything', () => {
    expect(() => new PhraseMatcher([['ab*', 1]])).toThrow('too short');
  });
});
