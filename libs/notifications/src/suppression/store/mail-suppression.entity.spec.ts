import { describe, expect, it } from '@jest/globals';
import type { MailReport } from '../domain/mail-report.js';
import { MailSuppression } from './mail-suppression.entity.js';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-05-03T12:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const report = (part: Partial<MailReport>): MailReport => ({
  type: 'bounce',
  address: 'ada@example.test',
  permanent: false,
  at: NOW,
  answer: null,
  ...part,
});

function noted(...parts: Partial<MailReport>[]): MailSuppression {
  const row = Object.assign(new MailSuppression(), { reason: null, since: null, softBounces: [], liftedAt: null });
  for (const part of parts) {
    row.note(report(part), NOW);
  }
  return row;
}
const MAILS = {
  bulk: { canBeStopped: true, askedFor: false },
  needed: { canBeStopped: false, askedFor: false },
  asked: { canBeStopped: false, askedFor: true },
};
const stops = (row: MailSuppression, mail: keyof typeof MAILS, now = NOW) => row.stops(MAILS[mail], now);

describe('an address', () => {
  it('gets no mail after a hard bounce', () => {
    const row = noted({ permanent: true, at: ago(1), answer: '550 <ada@example.test> unknown' });
    expect(row).toMatchObject({ reason: 'hard-bounce', since: ago(1), answer: '550 <***> unknown' });
    expect([stops(row, 'bulk'), stops(row, 'needed')]).toEqual([true, true]);
  });

  it('gets what it needs after a complaint, and nothing that can be stopped', () => {
    const row = noted({ type: 'complaint' });
    expect([stops(row, 'bulk'), stops(row, 'needed')]).toEqual([true, false]);
  });

  it('is out of reach after five soft bounces within 14 days, each counted once', () => {
    const four = [13, 9, 5, 1].map((days) => ({ at: ago(days) }));
    expect(stops(noted(...four, ...four), 'bulk')).toBe(false);
    expect(stops(noted(...four, { at: ago(15) }), 'bulk')).toBe(false);
    expect(noted(...four, { at: NOW })).toMatchObject({ reason: 'soft-bounces', since: NOW });
  });

  it('begins anew when a mail arrived', () => {
    const four = [9, 8, 7, 6].map((days) => ({ at: ago(days) }));
    expect(noted(...four, { type: 'delivered', at: ago(5) }, { at: NOW }).reason).toBeNull();
    // It was reported late: the bounces came after it.
    expect(noted(...four, { type: 'delivered', at: ago(10) }, { at: NOW }).reason).toBe('soft-bounces');
  });

  it('keeps the reason that stops most, in whatever order reports come', () => {
    expect(noted({ type: 'complaint' }, { permanent: true }).reason).toBe('hard-bounce');
    expect(noted({ permanent: true }, { type: 'complaint' }).reason).toBe('hard-bounce');
  });

  it('gets what somebody asks for a day after the last report or try', () => {
    const row = noted({ permanent: true });
    const later = (days: number, ms = 0) => new Date(NOW.getTime() + days * DAY_MS + ms);
    expect([stops(row, 'asked', later(1, -1)), stops(row, 'asked', later(1))]).toEqual([true, false]);
    expect(stops(row, 'needed', later(30))).toBe(true);
    row.noteTry(later(1));
    expect([stops(row, 'asked', later(2, -1)), stops(row, 'asked', later(2))]).toEqual([true, false]);
    row.note(report({ permanent: true, at: later(2) }), later(2));
    expect(stops(row, 'asked', later(2, 1))).toBe(true);
  });

  it('gets mails again when they are let through, whatever was reported before', () => {
    const row = noted({ permanent: true, at: ago(1) });
    row.lift(NOW);
    row.note(report({ permanent: true, at: ago(1) }), NOW);
    row.note(report({ permanent: true, at: new Date(NOW.getTime() + DAY_MS) }), NOW);
    expect(row).toMatchObject({ reason: null, answer: null, softBounces: [] });
    row.note(report({ permanent: true, at: ago(-2) }), ago(-1));
    expect(row.reason).toBe('hard-bounce');
  });
});
