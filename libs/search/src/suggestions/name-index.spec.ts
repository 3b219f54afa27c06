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
  for (const other of [name, ...others]) {
    index.add(entry, other);
  }
}
index.finish();

const find = (text: string, limit = 10) => index.find(text, limit, ({ size }) => size).map(({ entry }) => entry.name);

describe('NameIndex', () => {
  it('finds the beginning of any word, accents folded, the larger first', () => {
    expect(find('kö')).toEqual(['Cologne', 'Köthen']);
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
    expect(index.find('keul', 1, () => 0)[0]).toMatchObject({ name: 'Keulen', rank: 1, entry: { name: 'Cologne' } });
  });
});
