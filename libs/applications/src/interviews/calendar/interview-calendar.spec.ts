import { describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import type { AgreedTime, InterviewNotice } from '../queries/interview-notices.js';
import { type InterviewReader, interviewCalendar } from './interview-calendar.js';

const BOARD = {
  productName: 'Testboard',
  baseUrl: 'https://board.example.test',
  sender: 'no-reply@board.example.test',
  page: 'https://board.example.test/account/my-jobs?application=7',
};
const CANDIDATE: InterviewReader = { side: 'candidate', language: 'en', address: 'olga@example.test' };

function notice(
  more: Partial<InterviewNotice & { agreed: AgreedTime }> = {},
): InterviewNotice & { agreed: AgreedTime } {
  return {
    applicationId: 7,
    offer: { id: 3, title: 'Night porter, 50 %; Berlin' },
    company: 'Kafeneio',
    candidate: { accountId: 1, name: 'Olga Petrova', timeZone: 'Europe/Helsinki' },
    members: [{ accountId: 2, name: 'Rita Recruiter' }],
    state: 'booked',
    offerings: 1,
    sequence: 2,
    agreed: {
      startsAt: new Date('2026-03-29T08:00:00Z'),
      endsAt: new Date('2026-03-29T08:45:00Z'),
      timeZone: 'Europe/Berlin',
      way: 'video',
      place: 'https://meet.example.test/abc',
      note: 'Ask for Rita\nat the door',
    },
    cancelledBy: null,
    changedAt: new Date('2026-03-01T12:00:00Z'),
    status: 'interview',
    movedAt: new Date('2026-03-01T12:00:00Z'),
    open: [],
    ...more,
  };
}
/** Lines, those that were folded in one again. */
const linesOf = (content: string) => content.replaceAll('\r\n ', '').split('\r\n');
/** Whom a calendar program takes for the organizer. */
const organizerOf = (content: string) => {
  const event = new ICAL.Component(ICAL.parse(content)).getFirstSubcomponent('vevent');
  const organizer = event?.getFirstProperty('organizer');
  return { address: String(organizer?.getFirstValue()).toLowerCase(), name: organizer?.getFirstParameter('cn') };
};
const made = (of = notice(), reader = CANDIDATE) => linesOf(interviewCalendar(of, reader, BOARD).content);

describe('an interview in a calendar', () => {
  it('is told in UTC, also on the day when clocks change, under one id and the number of its change', () => {
    expect(made()).toEqual(
      expect.arrayContaining([
        ...['METHOD:REQUEST', 'UID:interview-7@board.example.test', 'SEQUENCE:2', 'DTSTAMP:20260301T120000Z'],
        ...['DTSTART:20260329T080000Z', 'DTEND:20260329T084500Z', 'STATUS:CONFIRMED'],
        ...['LOCATION:https://meet.example.test/abc', 'SUMMARY:Interview: Night porter\\, 50 %\\; Berlin\\, Kafeneio'],
      ]),
    );
  });

  it('names the time in both zones, as it is on that day, in the language of who reads it', () => {
    const text = made().find((line) => line.startsWith('DESCRIPTION:')) ?? '';
    expect(text).toContain('11:00–11:45\\, Eastern European Summer Time (Helsinki)');
    expect(text).toContain('10:00–10:45\\, Central European Summer Time (Berlin)');
    expect(text).toContain('Ask for Rita\\nat the door');
    const german = made(notice(), { ...CANDIDATE, language: 'de' }).join('\n');
    expect(german).toContain('Mitteleuropäische Sommerzeit (Berlin)');
  });

  it('knows no address but the board’s and that of whose calendar it is', () => {
    const addresses = (lines: string[]) => [...lines.join('\n').matchAll(/mailto:(\S+)/gi)].map((found) => found[1]);
    expect(addresses(made())).toEqual(['no-reply@board.example.test', 'olga@example.test']);
    const saved = made(notice(), { ...CANDIDATE, address: null });
    expect(addresses(saved)).toEqual(['no-reply@board.example.test']);
    expect(saved).toContain('METHOD:PUBLISH');
  });

  it.each([
    ...[
      'A ":mailto:evil@evil.test?x=',
      'A "b" :mailto:evil@evil.test',
      '"',
      "50 ^ 2 ^' ^n",
      'A;CN=B:mailto:evil@evil.test',
    ],
    ...['A\nORGANIZER:mailto:evil@evil.test', 'Ünïcode "Caffè"'],
  ])('comes from the board whatever a company is called: %j', (company) => {
    const { content } = interviewCalendar(notice({ company }), CANDIDATE, BOARD);
    expect(organizerOf(content)).toEqual({ address: 'mailto:no-reply@board.example.test', name: company });
    expect(linesOf(content).filter((line) => line.startsWith('ORGANIZER'))).toHaveLength(1);
  });

  it('has no control characters in a name', () => {
    const { content } = interviewCalendar(notice({ company: 'A\r\nB\u0000C\u0085D' }), CANDIDATE, BOARD);
    expect(organizerOf(content).name).toBe('A\nB C D');
  });

  it('says to a company who comes', () => {
    const company: InterviewReader = { side: 'company', language: 'en', address: 'rita@example.test' };
    expect(made(notice(), company)).toContain('SUMMARY:Interview with Olga Petrova: Night porter\\, 50 %\\; Berlin');
  });

  it('is taken back under the same id', () => {
    expect(made(notice({ state: 'cancelled', sequence: 3 }))).toEqual(
      expect.arrayContaining([
        ...['METHOD:CANCEL', 'STATUS:CANCELLED', 'UID:interview-7@board.example.test', 'SEQUENCE:3'],
      ]),
    );
  });
});
