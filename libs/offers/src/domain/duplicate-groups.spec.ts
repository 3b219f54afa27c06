import { describe, expect, it } from '@jest/globals';
import { groupDuplicates } from './duplicate-groups.js';
import { offerFingerprint } from './offer-fingerprint.js';

const LONG = `We look for a nurse for our ward of internal medicine. You care for our patients, document what you do, and work
  in shifts with a team of twelve. You bring a recognised diploma, patience and good German. We offer a secure job, a flat for the first
  months, a language course and thirty days of leave.`;

function offer(id: number, city: string, given: { title?: string; text?: string; companyId?: number } = {}) {
  const { title = 'Nurse (m/w/d)', text = `${LONG} Your place of work is ${city}.`, companyId = 1 } = given;
  const places = [{ cityId: city.length, countryId: 40, text: city }];
  return { id, companyId, places, ...offerFingerprint({ title, text, placeNames: [city] }) };
}

function groupsOf(...offers: ReturnType<typeof offer>[]): number[][] {
  const groups = groupDuplicates(offers);
  return [...new Set(groups.values())].map((group) => group.map(({ id }) => id));
}

describe('groupDuplicates', () => {
  it('takes the same job in other cities together, under the oldest', () => {
    expect(
      groupsOf(offer(3, 'Graz'), offer(1, 'Vienna'), offer(2, 'Salzburg', { title: 'Nurse Salzburg (f/m/d)' })),
    ).toEqual([[1, 2, 3]]);
  });

  it('forgives a few changed words of a long text', () => {
    const text = `${LONG.replace('thirty', '30')} Your place of work is Graz.`;
    expect(groupsOf(offer(1, 'Vienna'), offer(2, 'Graz', { text }))).toEqual([[1, 2]]);
  });

  it.each([
    ['another company', { companyId: 2 }],
    ['another title', { title: 'Head nurse' }],
    ['another text', { text: LONG.split(' ').reverse().join(' ').replaceAll('a', 'o') }],
    ['no text', { text: '' }],
  ])('leaves %s apart', (_what, given) => {
    expect(groupsOf(offer(1, 'Vienna'), offer(2, 'Graz', given))).toEqual([[1], [2]]);
  });

  it('takes short texts together only to the word and in other places', () => {
    const text = 'We look for a nurse.';
    expect(groupsOf(offer(1, 'Vienna', { text }), offer(2, 'Salzburg', { text }))).toEqual([[1, 2]]);
    expect(groupsOf(offer(1, 'Vienna', { text }), offer(2, 'Vienna', { text }))).toEqual([[1], [2]]);
    expect(groupsOf(offer(1, 'Vienna', { text }), offer(2, 'Salzburg', { text: `${text} Soon.` }))).toEqual([[1], [2]]);
  });

  it('knows no title that is a place alone', () => {
    expect(groupsOf(offer(1, 'Graz', { title: 'Graz' }), offer(2, 'Graz', { title: 'Graz' }))).toEqual([[1], [2]]);
  });
});
