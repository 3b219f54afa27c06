import { describe, expect, it } from '@jest/globals';
import { titleForms } from './title-forms.js';

const WORDS = new Set(['kranken', 'pfleger']);
const forms = (title: string, language: string | null) => titleForms(title, language, (word) => WORDS.has(word));

describe('titleForms', () => {
  it('takes compounds apart and writes neighbours as one', () => {
    expect(forms('Krankenpfleger (m/w/d)', 'de')).toEqual(['kranken', 'pfleger']);
    expect(forms('Software Entwickler', 'de')).toEqual(['softwareentwickler']);
  });

  it('joins no numbers, which would be near each other', () => {
    expect(forms('Fahrer Tour 75011', 'de')).toEqual(['fahrertour']);
  });

  it('writes letters with marks as people do who have no such keys', () => {
    expect(forms('Küchenhilfe Tønder Straße', 'fr')).toEqual(['kuechenhilfe', 'toender']);
    expect(forms('Fahrer Åbenrå', null)).toEqual(['aabenraa']);
  });

  it('leaves languages without compounds alone', () => {
    expect(forms('Krankenpfleger Software Entwickler', 'fr')).toEqual([]);
    expect(forms('Krankenpfleger', null)).toEqual([]);
  });

  it('writes Greek and Cyrillic in Latin letters', () => {
    expect(forms('Σερβιτόρος', 'el')).toEqual(['servitoros', 'serbitoros']);
    expect(forms('Шофьор', null)).toEqual(['shofor']);
  });
});
