import { describe, expect, it } from '@jest/globals';
import { NameIndex } from './name-index.js';

const PLACES: [name: string, size: number, others: string[]][] = [
  ['Cologne', 900, ['Köln', 'Keulen']],
  ['Köthen', 20, []],
  ['The Hague', 500, ['Den Haag']],
  ['Freiburg im Breisgau', 200, []],
  ['Freiburg', 1, []],
];

const index = new NameIndex<{ name: string; size: number }>();
for (const [name, size, others] of PLACES) {
  const entry = { name, size };
  index.add(entry, name, true);
  for (const other of others) {
    index.add(entry, other, false);
  }
}
index.finish();

const find = (text: string, limit = 10) => index.find(text, limit, ({ size }) => size).map(({ entry }) => entry.name);

describe('NameIndex', () => {
  it('forgives no error beside a single letter', () => {
    expect(find('freibrug im breisgau')).toEqual(['Freiburg im Breisgau']);
    expect(find("O'Freibrug")).toEqual([]);
    expect(find('i freibrug')).toEqual([]);
  });

  it('finds the beginning of any word, accents folded, the larger first', () => {
    expect(find('köt')).toEqual(['Köthen']);
    expect(find('kothen')).toEqual(['Köthen']);
    expect(find('hag')).toEqual(['The Hague']);
    expect(find('haag den')).toEqual(['The Hague']);
  });

  it('puts a name that is called just so first', () => {
    expect(find('freiburg')).toEqual(['Freiburg', 'Freiburg im Breisgau']);
    expect(find('freib')).toEqual(['Freiburg im Breisgau', 'Freiburg']);
    expect(find('freib', 1)).toEqual(['Freiburg im Breisgau']);
  });

  it('forgives one error from five letters on, where nothing begins so', () => {
    expect(find('colonge')).toEqual(['Cologne']);
    expect(find('frieburg')).toEqual(['Freiburg im Breisgau', 'Freiburg']);
    expect(find('keln')).toEqual([]);
  });

  it('finds nothing by one letter or none', () => {
    expect(find('k')).toEqual([]);
    expect(find('  ')).toEqual([]);
  });

  it('tells the name that was found', () => {
    expect(index.find('keul', 1, () => 0)[0]).toMatchObject({ name: 'Keulen', rank: 4, entry: { name: 'Cologne' } });
  });

  it('puts main names before others, however large the thing, and needs three letters of another name', () => {
    expect(find('kö')).toEqual(['Köthen']);
    expect(find('köl')).toEqual(['Cologne']);
    const names = new NameIndex<string>();
    names.add('Kahramanmaraş', 'Kahramanmaraş', true);
    names.add('Kahramanmaraş', 'Germanicea', false);
    names.add('Germany', 'Germany', true);
    names.add('Gerona', 'Girona', true);
    names.add('Gerona', 'Gero', false);
    const found = names.finish().find('ger', 9, (entry) => (entry === 'Kahramanmaraş' ? 9 : 1));
    expect(found.map(({ entry, rank }) => [entry, rank])).toEqual([
      ['Germany', 1],
      ['Kahramanmaraş', 4],
      ['Gerona', 4],
    ]);
    expect(names.find('gero', 9, () => 0).map(({ entry }) => entry)).toEqual(['Gerona']);
  });

  it('tells how names spell a word', () => {
    expect(index.spellingOf('koln')).toBe('Köln');
    expect(index.spellingOf('paris')).toBeUndefined();
  });
});
