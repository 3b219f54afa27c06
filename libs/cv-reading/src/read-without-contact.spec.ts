import { describe, expect, it } from '@jest/globals';
import { readWithoutContact } from './read-without-contact.js';
import { smallKnowledge } from './testing/small-knowledge.js';

const knowledge = smallKnowledge([['Leipzig', 'DE']], ['Schweißerin']);

const CV = `Katrin Möller
Schweißerin
Musterweg 5, 04109 Leipzig
katrin.moeller@post.example
Berufserfahrung
seit 03/2019 Schweißerin, Metallbau Krüger GmbH, Leipzig
MAG- und WIG-Schweißen
Kenntnisse
Staplerschein
Kontakt
Telefon: 0151 23456789
Referenzen
Herr Weber, Metallbau Krüger GmbH
Veröffentlichungen
Möller, K.: Nähte
Zertifikate
DIN EN ISO 9606`;

describe('a CV without contact details', () => {
  it('keeps its headline and all about work, and names nobody else', () => {
    const { text, cv } = readWithoutContact(CV, knowledge);
    expect(text.split('\n')).toEqual([
      'Schweißerin',
      'Berufserfahrung',
      'seit 03/2019 Schweißerin, Metallbau Krüger GmbH, Leipzig',
      'MAG- und WIG-Schweißen',
      'Kenntnisse',
      'Staplerschein',
      'Zertifikate',
      'DIN EN ISO 9606',
    ]);
    expect(cv.contact.lastName?.value).toBe('Möller');
    expect(cv.experience[0]?.value.employer).toBe('Metallbau Krüger GmbH');
  });

  it('is nothing where nothing in it is surely about work', () => {
    expect(readWithoutContact('Katrin Möller\nkatrin@post.example\nI like the sea.', knowledge).text).toBe('');
  });
});
