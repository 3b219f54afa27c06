import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { offerIdOf, offerPath } from './offer-url.js';

describe('offerPath', () => {
  it.each([
    [{ id: 12, title: 'Kellner/in (m/w/d)', citySlug: 'Vienna' }, '/jobs/kellner-in-m-w-d-vienna-12'],
    [{ id: 7, title: 'Υπάλληλος υποδοχής', citySlug: 'Athens' }, '/jobs/ypallilos-ypodoxis-athens-7'],
    [{ id: 8, title: 'Готвач', citySlug: null }, '/jobs/gotvach-8'],
    [{ id: 9, title: '!!!', citySlug: 'Aix-en-Provence' }, '/jobs/job-aix-en-provence-9'],
    [{ id: 10, title: '***', citySlug: null }, '/jobs/job-10'],
  ])('of %j', (offer, path) => {
    expect(offerPath(offer)).toBe(path);
  });

  it('is parsed back to its id, whatever the title', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_147_483_647 }),
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        (id, title) => {
          const path = offerPath({ id, title, citySlug: null });
          expect(path).toMatch(/^\/jobs\/[a-z0-9-]+$/);
          expect(offerIdOf(path.slice('/jobs/'.length))).toBe(id);
        },
      ),
    );
  });
});

describe('offerIdOf', () => {
  it.each([
    ['12', 12],
    ['waiter-vienna-12.html', 12],
    ['waiter', null],
    ['waiter-0', null],
    ['waiter-99999999999', null],
    ['', null],
  ])('of %p is %p', (part, id) => {
    expect(offerIdOf(part)).toBe(id);
  });
});
