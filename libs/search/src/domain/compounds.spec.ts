import { describe, expect, it } from '@jest/globals';
import { partsOfCompound } from './compounds.js';

const words = new Set([
  ...['kranken', 'pfleger', 'software', 'entwickler', 'vertrieb', 'leiter', 'bau', 'architekt', 'tekt'],
  ...['vrachtwagen', 'chauffeur', 'lager', 'medarbetare'],
]);
const known = (word: string) => words.has(word);

describe('partsOfCompound', () => {
  it.each([
    ['krankenpfleger', ['kranken', 'pfleger']],
    ['softwareentwickler', ['software', 'entwickler']],
    ['vertriebsleiter', ['vertrieb', 'leiter']],
    ['bauleiter', ['bau', 'leiter']],
    ['altenpfleger', ['pfleger']],
    ['pfleger', []],
    ['xyzleiter', []],
  ])('of %p are %p', (word, parts) => {
    expect(partsOfCompound(word, 'de', known)).toEqual(parts);
  });

  it('knows what links the parts in other languages', () => {
    expect(partsOfCompound('vrachtwagenchauffeur', 'nl', known)).toEqual(['vrachtwagen', 'chauffeur']);
    expect(partsOfCompound('lagermedarbetare', 'sv', known)).toEqual(['lager', 'medarbetare']);
  });
});
