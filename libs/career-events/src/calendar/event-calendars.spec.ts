import { CalendarBoards, type Settings } from '@babelboard/platform';
import { describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import type { PlannedEvent } from '../planning/queries/career-events.js';
import { EventCalendars } from './event-calendars.js';

const settings = {
  baseUrl: 'https://board.example.test',
  mailFrom: 'Testboard <no-reply@board.example.test>',
  productName: 'Testboard',
};
const calendars = new EventCalendars(new CalendarBoards(settings as Settings));

const EVENT: PlannedEvent = {
  ...{ id: 25, path: '/german/speed-hiring-week', state: 'announced', phase: 'coming', sequence: 3, full: false },
  startsAt: new Date('2027-03-28T00:30:00Z'),
  endsAt: new Date('2027-03-28T02:30:00Z'),
  changedAt: new Date('2027-01-01T00:00:00Z'),
  ...{
    timeZone: 'Europe/Berlin',
    capacity: null,
    attendees: 4,
    movedFrom: null,
    roomUrl: 'https://room.example.test/25',
    notice: '',
  },
  ...{ languageIds: [], sponsors: [], cities: [], exhibitorIds: [] },
  content: {
    en: { title: 'German; “Speed”, Hiring', lead: 'Ümlaute und 語 '.repeat(20), text: '', programme: [], speakers: [] },
  },
};

/** What ical.js reads. */
function read(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const event = calendar.getFirstSubcomponent('vevent');
  const of = (name: string) => event?.getFirstPropertyValue(name);
  return { method: calendar.getFirstPropertyValue('method'), of };
}

/** What ts-ics reads, which shares no code with it. */
function readAgain(content: string) {
  const { method, events = [] } = convertIcsCalendar(undefined, content);
  const [event] = events;
  const moment = (read: { date: Date } | null | undefined) => read?.date.toISOString();
  return {
    ...{ method, count: events.length, uid: event?.uid, sequence: event?.sequence, status: event?.status },
    ...{ summary: event?.summary, location: event?.location, description: event?.description },
    ...{ start: moment(event?.start), end: moment(event?.end) },
  };
}

describe('the calendar file of a career event', () => {
  it('invites who joined, in UTC, in lines of 75 octets', () => {
    const file = calendars.of(EVENT, { language: 'de', address: 'ada@example.test' }, { turns: 2 });
    const { method, of } = read(file?.content ?? '');
    expect(method).toBe('REQUEST');
    expect(String(of('uid'))).toBe('career-event-25@board.example.test');
    expect(of('sequence')).toBe(5);
    // The night in which Germany skips an hour: the time is that of the world.
    expect(file?.content).toContain('DTSTART:20270328T003000Z');
    expect(of('location')).toBe('https://room.example.test/25');
    expect(of('summary')).toBe('German; “Speed”, Hiring');
    expect(Math.max(...(file?.content ?? '').split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(
      75,
    );
  });

  it('is read the same by another reader', () => {
    const file = calendars.of(EVENT, { language: 'en', address: 'ada@example.test' }, { turns: 2 });
    const { of } = read(file?.content ?? '');
    expect(readAgain(file?.content ?? '')).toEqual({
      ...{ method: 'REQUEST', count: 1, uid: of('uid'), sequence: 5, status: 'CONFIRMED' },
      ...{ summary: 'German; “Speed”, Hiring', location: of('location'), description: of('description') },
      ...{ start: '2027-03-28T00:30:00.000Z', end: '2027-03-28T02:30:00.000Z' },
    });
  });

  it('has the hour that comes twice in the night in which clocks go back', () => {
    // 02:30 in Germany twice: before and after it.
    const [startsAt, endsAt] = [new Date('2027-10-31T00:30:00Z'), new Date('2027-10-31T01:30:00Z')];
    const file = calendars.of({ ...EVENT, startsAt, endsAt }, { language: 'de', address: 'ada@example.test' });
    const { of } = read(file?.content ?? '');
    const byOne = [of('dtstart'), of('dtend')].map((time) => (time as ICAL.Time).toJSDate().toISOString());
    const { start, end } = readAgain(file?.content ?? '');
    expect(byOne).toEqual([startsAt.toISOString(), endsAt.toISOString()]);
    expect([start, end]).toEqual(byOne);
  });

  it('tells who only saves it no room, and goes with the event or with who leaves', () => {
    const saved = calendars.of(EVENT, { language: 'en', address: null });
    expect(saved?.method).toBe('PUBLISH');
    expect(saved?.content).not.toContain('room.example.test');
    const reader = { language: 'en', address: 'ada@example.test' } as const;
    expect(calendars.of(EVENT, reader, { turns: 1, leaving: true })?.method).toBe('CANCEL');
    expect(calendars.of({ ...EVENT, state: 'cancelled' }, reader)?.method).toBe('CANCEL');
    expect(calendars.of({ ...EVENT, startsAt: null }, reader)).toBeNull();
  });
});
