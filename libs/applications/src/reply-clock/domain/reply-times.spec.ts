import { describe, expect, it } from '@jest/globals';
import { answerDueAt } from '../../applying/domain/application-times.js';
import { firstReminderAt, givenUpSince, SILENT_AFTER_DAYS, secondReminderAt } from './reply-times.js';

const at = (iso: string) => new Date(iso);

describe('the reply clock', () => {
  it('counts days of 24 hours: over weekends, leap days and changes of summer time alike', () => {
    // Friday to Friday; Easter lies between.
    expect(answerDueAt(at('2027-03-19T22:30:00Z'), 14)).toEqual(at('2027-04-02T22:30:00Z'));
    expect(answerDueAt(at('2028-02-20T12:00:00Z'), 14)).toEqual(at('2028-03-05T12:00:00Z'));
    // Applied in Athens after midnight: the zone of whoever looks changes nothing.
    expect(answerDueAt(at('2026-10-24T00:30:00+03:00'), 3)).toEqual(at('2026-10-26T21:30:00Z'));
  });

  it('reminds first two days before the date, of what falls due on the day after, too, and of nothing that is late', () => {
    const now = at('2026-11-24T12:00:00Z');
    const { after, until, together } = firstReminderAt(now);
    expect([after, until, together]).toEqual([now, at('2026-11-26T12:00:00Z'), at('2026-11-27T12:00:00Z')]);
  });

  it('reminds a second time when the date has come, of all that are late', () => {
    const now = at('2026-11-24T12:00:00Z');
    expect(secondReminderAt(now)).toEqual({ after: null, until: now, together: at('2026-11-25T12:00:00Z') });
  });

  it('gives the shortest promise both reminders', () => {
    const applied = at('2026-11-24T12:00:00Z');
    const due = answerDueAt(applied, 3);
    expect(firstReminderAt(at('2026-11-25T12:00:00Z')).until >= due).toBe(true);
    expect(firstReminderAt(applied).until < due).toBe(true);
    expect(secondReminderAt(due).until >= due).toBe(true);
  });

  it('waits a week after the second reminder, not after the date', () => {
    const reminded = at('2026-12-01T12:00:00Z');
    const week = SILENT_AFTER_DAYS * 86_400_000;
    expect(givenUpSince(new Date(reminded.getTime() + week))).toEqual(reminded);
  });
});
