import { describe, expect, it } from '@jest/globals';
import { OFFER_DAYS } from '../domain/offer-days.js';
import { offerContent } from '../testing/offer.factory.js';
import { Offer } from './offer.entity.js';

const now = new Date('2026-11-21T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const draft = (given = {}) => Offer.draft(1, offerContent(given), now);
const published = () => {
  const offer = draft();
  offer.publish(now);
  return offer;
};

describe('Offer', () => {
  it('is live from publishing until its days are over', () => {
    const offer = draft();
    expect(offer.isLive(now)).toBe(false);
    offer.publish(now);
    expect(offer.isLive(now)).toBe(true);
    expect(offer.expiresAt).toEqual(days(OFFER_DAYS));
    expect(offer.isLive(days(OFFER_DAYS))).toBe(false);
  });

  it('ends at the date of the ad where that is sooner', () => {
    const offer = draft();
    offer.publish(now, days(3));
    expect(offer.expiresAt).toEqual(days(3));
    const far = draft();
    far.publish(now, days(90));
    expect(far.expiresAt).toEqual(days(OFFER_DAYS));
  });

  it('is not live while its company is suspended', () => {
    const offer = published();
    offer.companySuspended = true;
    expect(offer.isLive(now)).toBe(false);
  });

  it('is not live while an operator has taken it off, whatever its company does', () => {
    const offer = published();
    offer.takeOff(days(1));
    expect(offer.isLive(days(1))).toBe(false);
    offer.renew(days(2));
    expect(offer.isLive(days(2))).toBe(false);
    expect(() => offer.requireOnBoard()).toThrow('OFFER_TAKEN_OFF');
    offer.reinstate(days(3));
    expect(offer.isLive(days(3))).toBe(true);
    expect(() => offer.reinstate(days(3))).toThrow('OFFER_NOT_TAKEN_OFF');
  });

  it('keeps its end through a pause', () => {
    const offer = published();
    offer.pause(days(1));
    expect(offer.isLive(days(1))).toBe(false);
    offer.publish(days(2));
    expect(offer.expiresAt).toEqual(days(OFFER_DAYS));
    expect(offer.publishedAt).toEqual(now);
  });

  it('gets 30 days anew when it is renewed or published after its end', () => {
    const offer = published();
    offer.renew(days(10));
    expect(offer.expiresAt).toEqual(days(10 + OFFER_DAYS));
    offer.expire(days(41));
    expect(offer.state).toBe('expired');
    offer.publish(days(50));
    expect(offer.expiresAt).toEqual(days(50 + OFFER_DAYS));
    expect(offer.closedAt).toBeNull();
  });

  it.each([
    ['published twice', () => published().publish(now)],
    ['paused as a draft', () => draft().pause(now)],
    ['renewed as a draft', () => draft().renew(now)],
    [
      'closed twice',
      () => {
        const offer = published();
        offer.close(now);
        offer.close(now);
      },
    ],
  ])('refuses to be %s', (_, act) => {
    expect(act).toThrow(expect.objectContaining({ code: 'OFFER_STATE_FORBIDS' }));
  });

  it.each([
    ['title', { title: ' ' }],
    ['salary', { salary: { min: 3000, max: 2000, currency: 'EUR', period: 'month' as const } }],
    ['salary', { salary: { min: -1, max: null, currency: 'EUR', period: 'month' as const } }],
    [
      'languages',
      { languages: [{ languageId: 1, level: 5 as const, mandatory: true, recognised: true, oneOfGroup: null }] },
    ],
  ])('refuses an unfit %s', (path, content) => {
    expect(() => draft(content)).toThrow(expect.objectContaining({ code: 'OFFER_INCOMPLETE', path }));
  });
});
