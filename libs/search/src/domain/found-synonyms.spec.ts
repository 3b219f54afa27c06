import { describe, expect, it } from '@jest/globals';
import { foundSynonyms, type OfferNames } from './found-synonyms.js';
import { readKeywords } from './keywords.js';

const WORDS: Record<string, string[]> = {
  occupation: ['waiter', 'waitress', 'kellner', 'serveur', 'camarero'],
  city: ['koln', 'cologne', 'keulen', 'colonia'],
  country: ['germany', 'deutschland', 'allemagne'],
};

const OFFER: OfferNames = {
  title: 'Kellner für unser Team',
  named: [
    { found: 'Kellner', kind: 'occupation', ids: [1] },
    { found: 'Cologne', kind: 'city', ids: [2] },
    { found: 'Germany', kind: 'country', ids: [3] },
  ],
};

const found = (...keywords: string[]) =>
  foundSynonyms(readKeywords(keywords), OFFER, ({ kind }) => new Set(WORDS[kind]));

describe('foundSynonyms', () => {
  it('says which name was found by which word', () => {
    expect(found('waiter')).toEqual([{ typed: 'waiter', found: 'Kellner' }]);
    expect(found('Serveur Keulen')).toEqual([
      { typed: 'Serveur', found: 'Kellner' },
      { typed: 'Keulen', found: 'Cologne' },
    ]);
    expect(found('Allemagne')).toEqual([{ typed: 'Allemagne', found: 'Germany' }]);
  });

  it('knows a word that is only begun, or mistyped', () => {
    expect(found('camar')).toEqual([{ typed: 'camar', found: 'Kellner' }]);
    expect(found('camarreo')).toEqual([{ typed: 'camarreo', found: 'Kellner' }]);
  });

  it('says nothing of words that the offer has itself', () => {
    expect(found('Kellner')).toEqual([]);
    expect(found('kell')).toEqual([]);
    expect(found('team')).toEqual([]);
    expect(found('pilot')).toEqual([]);
  });
});
