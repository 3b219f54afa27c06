import { EscoRelations } from '@babelboard/reference-data/contract';
import { type ReadTitle, TitleOccupations } from '@babelboard/search/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../../../../test/support/application.js';
import { scoreMatching } from '../../scoring/domain/score-matching.js';
import type { Relations } from '../../scoring/domain/skill-closeness.js';
import type { WhatOfferAsks } from '../../scoring/domain/what-offer-asks.js';
import { NOTHING_TURNED_DOWN, type Spot, type WhatPersonBrings } from '../../scoring/domain/what-person-brings.js';

const NOWHERE: Spot = { cityId: null, countryId: null, lat: null, lng: null };
const PERSON: WhatPersonBrings = {
  ...{ languages: [], skillIds: [], headlineOccupationIds: [], positionOccupationIds: [], home: NOWHERE },
  ...{ destinationCountryIds: [], relocate: null, sectionIds: [], experienceYears: 4, internship: null, payFrom: null },
  ...{ workPermit: null, withoutCompanyIds: [], turnedDown: NOTHING_TURNED_DOWN },
};
const OFFER: WhatOfferAsks = {
  ...{ companyId: 1, mandatoryLanguages: [], wishedLanguages: [], skillIds: [], occupationIds: [], places: [] },
  ...{ remote: null, experienceYears: 2, sectionIds: [], employmentTypes: [], internship: null },
  ...{ payPerYear: null, asksPermit: null },
};

/** The two forms of a title, and how ads write both. */
const TITLES: [language: string, one: string, other: string, both: string][] = [
  ['en', 'Waiter', 'Waitress', 'Waiter/Waitress'],
  ['de', 'Kellner', 'Kellnerin', 'Kellner (m/w/d)'],
  ['de', 'Elektriker', 'Elektrikerin', 'Elektriker:in'],
  ['de', 'Krankenpfleger', 'Krankenpflegerin', 'Krankenpfleger/in'],
  ['de', 'Sachbearbeiter', 'Sachbearbeiterin', 'Sachbearbeiter:in'],
  ['fr', 'Serveur', 'Serveuse', 'Serveur·euse'],
  ['fr', 'Vendeur', 'Vendeuse', 'Vendeur/euse'],
  ['fr', 'Infirmier', 'Infirmière', 'Infirmier H/F'],
  ['es', 'Camarero', 'Camarera', 'Camarero/a'],
  ['es', 'Cocinero', 'Cocinera', 'Cocinero/a'],
  ['it', 'Cameriere', 'Cameriera', 'Cameriere/a'],
  ['pl', 'Kelner', 'Kelnerka', 'Kelner/ka'],
  ['pl', 'Kucharz', 'Kucharka', 'Kucharz / Kucharka'],
  ['cs', 'Kuchař', 'Kuchařka', 'Kuchař/ka'],
];

let test: TestApplication;
let read: ReadTitle;
let graph: Relations;

beforeAll(async () => {
  test = await createTestApplication();
  read = await test.app.get(TitleOccupations).open();
  graph = await test.app.get(EscoRelations).load();
});
afterAll(() => test?.close());

describe('the form of a title', () => {
  it.each([
    ['Kundenberater', 'Kundenberaterin'],
    ['Sachbearbeiter', 'Sachbearbeiterin'],
    ['Vendeur', 'Vendeuse'],
    ['Krankenpfleger', 'Krankenpflegerin'],
  ])('names the same where nobody knows its language: %s, %s', (one, other) => {
    expect(read(one, null).length).toBeGreaterThan(0);
    expect(read(other, null)).toEqual(read(one, null));
  });

  it.each(TITLES)('changes a score by one point at most (%s: %s, %s)', (language, one, other, both) => {
    const offers = [one, other, both].map((title) => ({ ...OFFER, occupationIds: read(title, language) }));
    for (const offer of offers) {
      const [a, b] = [one, other].map(
        (headline) =>
          scoreMatching({ ...PERSON, headlineOccupationIds: read(headline, language) }, offer, graph)?.score ?? 0,
      ) as [number, number];
      expect(a).toBeGreaterThan(60);
      expect(Math.abs(a - b)).toBeLessThanOrEqual(1);
    }
  });
});
