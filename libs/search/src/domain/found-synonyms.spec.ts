import { describe, expect, it } from '@jest/globals';
import { foundSynonyms, type OfferNames } from './found-synonyms.js';
import { WholeNames } from './whole-names.js';

const WAITER = new WholeNames([
  ['en', ['waiter/waitress', 'table server']],
  ['de', ['Kellner/Kellnerin']],
  ['fr', ['serveur', 'chef de rang']],
  ['es', ['camarero']],
  ['el', ['σερβιτόρος']],
]);
const BAKER = new WholeNames([
  ['cs', ['pekař']],
  ['da', ['bager']],
  ['sv', ['bagare']],
]);
const NURSE = new WholeNames([
  ['de', ['Krankenpfleger/Krankenpflegerin', 'Pfleger']],
  ['fr', ['infirmier', 'infirmière']],
  ['en', ['nurse', 'nurse responsible for general care']],
]);
const COLOGNE = new WholeNames([['', ['Cologne', 'Köln', 'Keulen', 'Colonia']]]);
const THINGS: Record<number, WholeNames> = { 1: WAITER, 2: COLOGNE, 3: BAKER, 4: NURSE };

const OFFER: OfferNames = {
  title: 'Kellner:in für unser Team',
  named: [
    { found: 'Kellner', kind: 'occupation', ids: [1] },
    { found: 'Cologne', kind: 'city', ids: [2] },
  ],
};

const found = (offer: OfferNames, ...keywords: string[]) =>
  foundSynonyms(keywords, offer, ({ ids }) => ids.flatMap((id) => THINGS[id] ?? []));
const called = (title: string, ...ids: number[]): OfferNames => ({
  title,
  named: [{ found: title, kind: 'occupation', ids }],
});

describe('foundSynonyms', () => {
  it('says which name was found by which name of the same thing', () => {
    expect(found(OFFER, 'waiter')).toEqual([{ typed: 'waiter', found: 'Kellner' }]);
    expect(found(OFFER, 'Serveur in Keulen')).toEqual([
      { typed: 'Serveur', found: 'Kellner' },
      { typed: 'Keulen', found: 'Cologne' },
    ]);
    expect(found(OFFER, 'servitoros')).toEqual([{ typed: 'servitoros', found: 'Kellner' }]);
  });

  it('says a name once, though the title has it in two forms', () => {
    const twice = {
      title: 'Serveur / serveuse',
      named: ['Serveur', 'serveuse'].map((name) => ({ found: name, kind: 'occupation' as const, ids: [5] })),
    };
    const waiter = new WholeNames([
      ['en', ['waiter']],
      ['fr', ['serveur/serveuse']],
    ]);
    expect(foundSynonyms(['waiter'], twice, () => [waiter])).toEqual([{ typed: 'waiter', found: 'Serveur' }]);
  });

  it('takes several words as one name, and only as one', () => {
    expect(found(OFFER, 'Chef de rang Köln')).toEqual([
      { typed: 'Chef de rang', found: 'Kellner' },
      { typed: 'Köln', found: 'Cologne' },
    ]);
    expect(found(OFFER, 'rang')).toEqual([]);
    expect(found(OFFER, 'table', 'server')).toEqual([]);
  });

  it('says nothing of near, begun and inflected words, or of parts of a name', () => {
    for (const typed of ['camar', 'camarreo', 'camareros', 'waitre', 'server']) {
      expect(found(OFFER, typed)).toEqual([]);
    }
    expect(found(called('Pekař', 3), 'lager')).toEqual([]);
    expect(found(called('Pekař', 3), 'bager')).toEqual([{ typed: 'bager', found: 'Pekař' }]);
    expect(found(called('Krankenpfleger', 4), 'care')).toEqual([]);
  });

  it('says nothing beside a compound of a name, but beside a form of it', () => {
    expect(found(called('Fachkrankenpfleger', 4), 'nurse')).toEqual([]);
    expect(found(called('Infirmières', 4), 'nurse')).toEqual([{ typed: 'nurse', found: 'Infirmières' }]);
  });

  it('asks for one and the same thing, where a name is that of several', () => {
    expect(found(called('Kellner', 1, 3), 'bager')).toEqual([]);
  });

  it('says nothing of words that the offer has itself', () => {
    expect(found(OFFER, 'Kellner')).toEqual([]);
    expect(found(OFFER, 'team')).toEqual([]);
    expect(found(OFFER, 'pilot')).toEqual([]);
    expect(found(called('Waiter', 1), 'waiter')).toEqual([]);
    const fachkrankenpfleger = new WholeNames([['de', ['Krankenpfleger', 'Fachkrankenpfleger']]]);
    expect(foundSynonyms(['krankenpfleger'], called('Fachkrankenpfleger', 9), () => [fachkrankenpfleger])).toEqual([]);
  });
});
