import { describe, expect, it } from '@jest/globals';
import { CitySearch } from './city-search.js';

const city = (name: string, nativeName = name, names: Record<string, string> = {}) => ({ name, nativeName, names });
const search = new CitySearch([
  city('Munich', 'München'),
  city('Cologne', 'Köln'),
  city('Porto', 'Porto'),
  city('Frankfurt am Main'),
  city('Milan', 'Milano', { de: 'Mailand' }),
  city('Port', 'Port'),
  city('Vila do Porto'),
]);
const found = (typed: string, limit = 10) => search.find(typed, limit).map(({ name }) => name);

describe('a search for cities', () => {
  it('finds them by names of every kind, whatever the accents', () => {
    expect([found('mun'), found('MÜN'), found('koln'), found('Mailand'), found('mila')]).toEqual([
      ['Munich'],
      ['Munich'],
      ['Cologne'],
      ['Milan'],
      ['Milan'],
    ]);
  });

  it('gives the whole name first, then the largest that begins so, then later words', () => {
    expect(found('port')).toEqual(['Port', 'Porto', 'Vila do Porto']);
    expect(found('main')).toEqual(['Frankfurt am Main']);
    expect(found('port', 1)).toEqual(['Port']);
  });

  it('waits for two letters, and takes only cities that are wanted', () => {
    expect([found('p'), found(''), found('--')]).toEqual([[], [], []]);
    expect(search.find('port', 10, ({ name }) => name !== 'Port').map(({ name }) => name)).toEqual([
      'Porto',
      'Vila do Porto',
    ]);
  });
});
