import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyOffer, anyPerson, GRAPH } from '../../../../../test/support/any-matching.js';
import { fitOfApplication } from './fit-of-application.js';
import type { WhatOfferAsks } from './what-offer-asks.js';
import { NOTHING_TURNED_DOWN, type WhatPersonBrings } from './what-person-brings.js';

const NOWHERE = { cityId: null, countryId: null, lat: null, lng: null };
const SENT: WhatPersonBrings = {
  ...{ languages: [{ languageId: 1, slug: 'German', level: 5 }], skillIds: [2], headlineOccupationIds: [1] },
  ...{ positionOccupationIds: [], home: NOWHERE, destinationCountryIds: [], relocate: null, sectionIds: [] },
  ...{ experienceYears: 3, internship: null, payFrom: null, workPermit: null, withoutCompanyIds: [] },
  turnedDown: NOTHING_TURNED_DOWN,
};
const OFFER: WhatOfferAsks = {
  ...{ companyId: 1, mandatoryLanguages: [{ languageId: 1, slug: 'German', level: 4, oneOf: null }] },
  ...{ wishedLanguages: [], skillIds: [2, 3], occupationIds: [1], places: [{ ...NOWHERE, countryId: 276 }] },
  ...{ remote: null, experienceYears: 2, sectionIds: [5], employmentTypes: [1], internship: true },
  ...{ payPerYear: 20_000, asksPermit: true },
};
const lack = (sent: Partial<WhatPersonBrings>, offer: Partial<WhatOfferAsks> = {}) =>
  fitOfApplication({ ...SENT, ...sent }, { ...OFFER, ...offer }, GRAPH).lacks;

describe('the fit of an application', () => {
  it('is by what applications can say, and leaves out what they cannot', () => {
    const { matching } = fitOfApplication(SENT, OFFER, GRAPH);
    expect(matching?.parts.map(({ part }) => part)).toEqual(['skills', 'occupation', 'experience']);
    expect(matching?.unsaid.every(({ by }) => by === 'offer')).toBe(true);
  });

  it('is the same wherever somebody lives, and whatever they want to earn', () => {
    fc.assert(
      fc.property(anyPerson, anyPerson, anyOffer, (one, other, offer) => {
        const { home, destinationCountryIds, relocate, sectionIds, payFrom, workPermit, internship } = other;
        const moved = { ...one, home, destinationCountryIds, relocate, sectionIds, payFrom, workPermit, internship };
        const plain = { withoutCompanyIds: [], turnedDown: NOTHING_TURNED_DOWN };
        expect(fitOfApplication({ ...moved, ...plain }, offer, GRAPH)).toEqual(
          fitOfApplication({ ...one, ...plain }, offer, GRAPH),
        );
      }),
    );
  });

  it('is missing with the reason that weighs most', () => {
    expect(lack({ languages: [], skillIds: [], headlineOccupationIds: [] })).toBe('language');
    expect(lack({ skillIds: [], headlineOccupationIds: [] }, { skillIds: [], occupationIds: [] })).toBe(
      'offer-says-little',
    );
    expect(lack({ skillIds: [], headlineOccupationIds: [] })).toBe('says-little');
    expect(lack({ skillIds: [9], headlineOccupationIds: [3] })).toBe('not-near');
    expect(lack({})).toBeNull();
  });
});
