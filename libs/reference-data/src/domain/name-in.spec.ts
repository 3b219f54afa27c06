import { describe, expect, it } from '@jest/globals';
import { cityNameIn, type Named, nameIn } from './name-in.js';

describe('nameIn', () => {
  const nurse = { name: 'nurse', names: { de: 'Pflegefachkraft' } };

  it('gives the name in the language', () => {
    expect(nameIn(nurse, 'en')).toEqual({ name: 'nurse' });
    expect(nameIn(nurse, 'de')).toEqual({ name: 'Pflegefachkraft' });
  });

  it('says of a name that it is in another one', () => {
    expect(nameIn({ name: 'pour latte art', names: {} }, 'de')).toEqual({ name: 'pour latte art', lang: 'en' });
  });
});

describe('cityNameIn', () => {
  const city = (name: string, nativeName: string, de?: string): Named & { nativeName: string } => ({
    name,
    nativeName,
    names: de === undefined ? {} : { de },
  });

  it.each([
    [city('Warsaw', 'Warszawa', 'Warschau'), 'Warsaw', 'Warschau'],
    [city('Cologne', 'Köln'), 'Cologne', 'Köln'],
    [city('Seville', 'Sevilla'), 'Seville', 'Sevilla'],
    [city('Thessaloniki', 'Θεσσαλονίκη'), 'Thessaloniki', 'Thessaloniki'],
    [city('Aix-en-Provence', 'Aix-en-Provence'), 'Aix-en-Provence', 'Aix-en-Provence'],
  ])('%j', (given, english, german) => {
    expect(cityNameIn(given, 'en')).toBe(english);
    expect(cityNameIn(given, 'de')).toBe(german);
  });
});
