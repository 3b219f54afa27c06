import { readDocument } from '@babelboard/document-reading/contract';
import { describe, expect, it } from '@jest/globals';
import { readCv } from '../../read-cv.js';
import { smallKnowledge } from '../../testing/small-knowledge.js';

const knowledge = smallKnowledge([], []);

async function languagesIn(lines: string, heading = 'Languages'): Promise<(string | null)[][]> {
  const text = `Anna Test\n\n${heading}\n${lines}`;
  const { languages } = readCv(await readDocument(Buffer.from(text), 'txt'), knowledge);
  return languages.map(({ value, passage }) => [value.code, value.level, passage]);
}

describe('a level of a language', () => {
  it.each<[what: string, lines: string, read: (string | null)[][]]>([
    [
      'of a name and a code is one',
      'Polish\tGreek\tEnglish\nNative\tC2 · Proficient user\tC1 · Proficient user',
      [
        ['pl', 'native', 'Polish\tNative'],
        ['el', 'C2', 'Greek\tC2 · Proficient user'],
        ['en', 'C1', 'English\tC1 · Proficient user'],
      ],
    ],
    [
      'stands below its language where signs part both',
      'Polish · Greek · English\nnative · fluent · basic',
      [
        ['pl', 'native', 'Polish\tnative'],
        ['el', 'C1', 'Greek\tfluent'],
        ['en', 'A2', 'English\tbasic'],
      ],
    ],
    [
      'is that of the row right above',
      'Polish\tGreek\nEnglish\tDutch\nC1\tA2',
      [
        ['pl', null, 'Polish'],
        ['el', null, 'Greek'],
        ['en', 'C1', 'English\tC1'],
        ['nl', 'A2', 'Dutch\tA2'],
      ],
    ],
    ['may stand two lines below its language', 'Portuguese\n(certificate CAPLE)\nC1', [['pt', 'C1', 'Portuguese C1']]],
    [
      'that comes first holds for all after it, with its words',
      'Fluent: English, German',
      [
        ['en', 'C1', 'Fluent: English'],
        ['de', 'C1', 'Fluent: English, German'],
      ],
    ],
    [
      'that comes last holds for those joined, with its words',
      'Spanish and French fluent',
      [
        ['es', 'C1', 'Spanish and French fluent'],
        ['fr', 'C1', 'French fluent'],
      ],
    ],
    [
      'of a heading holds for the line below, with its words',
      'Mother tongues\nGerman, Turkish\nOther languages\nEnglish',
      [
        ['de', 'native', 'Mother tongues\nGerman'],
        ['tr', 'native', 'Mother tongues\nTurkish'],
        ['en', null, 'English'],
      ],
    ],
  ])('%s', async (_what, lines, read) => {
    expect(await languagesIn(lines)).toEqual(read);
  });

  it.each<[what: string, lines: string, codes: string[]]>([
    ['of fewer levels than languages', 'Polish\tGreek\tEnglish\nC1 · Proficient user\tB2', ['pl', 'el', 'en']],
    ['of more levels than languages', 'Polish\tGreek\nC1\tB2\tA2', ['pl', 'el']],
    ['of fewer levels in a list', 'Polish\nGreek\nEnglish\nC1\nB2', ['pl', 'el', 'en']],
    [
      'of what explains the levels',
      'Dutch\nLevels: A1 and A2: basic user; B1 and B2: independent user; C1 and C2: proficient user.',
      ['nl'],
    ],
    ['of several languages in a line above', 'Dutch, German\nC1', ['nl', 'de']],
  ])('is not made up %s', async (_what, lines, codes) => {
    expect((await languagesIn(lines)).map(([code, level]) => [code, level])).toEqual(codes.map((code) => [code, null]));
  });

  it('of a mother tongue ends with its line', async () => {
    expect((await languagesIn('Mother tongue: Danish\nEnglish')).map(([code, level]) => [code, level])).toEqual([
      ['da', 'native'],
      ['en', null],
    ]);
  });
});
