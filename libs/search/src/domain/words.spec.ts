import { describe, expect, it } from '@jest/globals';
import { wordsOf } from './words.js';

const folded = (text: string) => wordsOf(text).map((word) => word.folded);

describe('wordsOf', () => {
  it.each<[string, string[]]>([
    ['Erzieher/in (m/w/d)', ['erzieher', 'in', 'm', 'w', 'd']],
    ['Développeur à Łódź', ['developpeur', 'a', 'lodz']],
    ['Straße ÆRØ œuvre', ['strasse', 'aero', 'oeuvre']],
    ['ΑΘΉΝΑΣ αθήνας', ['αθηνασ', 'αθηνασ']],
    ['Йод, ёлка', ['иод', 'елка']],
    ['C++, C#/F# and "R"', ['c++', 'c#', 'f#', 'and', 'r']],
    ['#hiring Musiker#in', ['hiring', 'musiker', 'in']],
    ["O'Brien -not- foo_bar a.b@c.test", ['o', 'brien', 'not', 'foo', 'bar', 'a', 'b', 'c', 'test']],
    ['½ Stelle, m², Ⅷ', ['12', 'stelle', 'm2', 'viii']],
    ['🚀 !!! \u200b', []],
    ['x'.repeat(61), []],
    ['x'.repeat(60), ['x'.repeat(60)]],
  ])('cuts %j', (text, expected) => {
    expect(folded(text)).toEqual(expected);
  });

  it('tells where a word stands and how it is written', () => {
    expect(wordsOf('– Köln, e\u0301t')).toEqual([
      { raw: 'Köln', folded: 'koln', start: 2 },
      { raw: 'e\u0301t', folded: 'et', start: 8 },
    ]);
  });
});
