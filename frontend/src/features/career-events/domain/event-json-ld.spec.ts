import type { CareerEvent } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { eventJsonLd } from './event-json-ld.js';

const STARTS = '2027-03-28T00:30:00.000Z';
const EVENT: CareerEvent = {
  id: 25,
  url: '/german/speed-hiring-week',
  title: 'German Speed Hiring Week',
  lead: 'Meet companies.',
  lang: 'en',
  phase: 'coming',
  starts_at: STARTS,
  ends_at: '2027-03-28T02:30:00.000Z',
  time_zone: 'Europe/Berlin',
  full: false,
  languages: [{ id: 1, name: 'German', slug: 'German' }],
  cities: [],
  text: '',
  programme: [],
  speakers: [],
  sponsors: [],
  exhibitors: [],
  jobs: [],
  moved_from: null,
  notice: '',
};
const ADDRESS = 'https://board.test/de/german/speed-hiring-week';
const said = (given: Partial<CareerEvent>) =>
  eventJsonLd(
    { ...EVENT, ...given },
    { baseUrl: 'https://board.test', productName: 'Board' },
    ADDRESS,
    'https://board.test/p.png',
  );

describe('eventJsonLd', () => {
  it('says when and where an event is, and who holds it', () => {
    expect(said({})).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'German Speed Hiring Week',
      description: 'Meet companies.',
      url: ADDRESS,
      image: ['https://board.test/p.png'],
      startDate: STARTS,
      endDate: '2027-03-28T02:30:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: ADDRESS },
      isAccessibleForFree: true,
      organizer: { '@type': 'Organization', name: 'Board', url: 'https://board.test/' },
      inLanguage: ['de'],
    });
  });

  it('says that it was moved, and from when', () => {
    expect(said({ moved_from: '2027-03-20T09:00:00.000Z' })).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2027-03-20T09:00:00.000Z',
    });
  });

  it('says that it does not take place, also where it was moved before', () => {
    const cancelled = said({ phase: 'cancelled', moved_from: '2027-03-20T09:00:00.000Z' });
    expect(cancelled?.eventStatus).toBe('https://schema.org/EventCancelled');
    expect(cancelled).not.toHaveProperty('previousStartDate');
  });

  it('names speakers and sponsors', () => {
    const found = said({
      speakers: [{ name: 'Nadia', role: 'Recruiter' }],
      sponsors: [
        { name: 'One', url: null },
        { name: 'Two', url: 'https://two.example/' },
      ],
    });
    expect(found?.performer).toEqual([{ '@type': 'Person', name: 'Nadia' }]);
    expect(found?.sponsor).toEqual([
      { '@type': 'Organization', name: 'One' },
      { '@type': 'Organization', name: 'Two', url: 'https://two.example/' },
    ]);
  });

  it('is none without a date, which is required', () => {
    expect(said({ phase: 'planned', starts_at: null, ends_at: null })).toBeNull();
  });
});
