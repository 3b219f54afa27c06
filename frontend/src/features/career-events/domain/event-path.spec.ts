import { pageAt } from '@babelboard/pages';
import { describe, expect, it } from '@jest/globals';
import { careerEventIdOf, eventParts } from './event-path.js';

const EVENTS: [path: string, id: number][] = [
  ['/dutch/speed-hiring-week', 20],
  ['/candidates/go-places', 22],
  ['/how-to-get-a-job', 23],
  ['/nordic/speed-hiring-week', 24],
  ['/german/speed-hiring-week', 25],
];
const GO_PLACES = {
  url: '/candidates/go-places',
  cities: [
    { slug: 'Lisbon', name: 'Lissabon' },
    { slug: 'Santa_Cruz', name: 'Santa Cruz' },
  ],
};
const sorted = (rest: string) => eventParts(GO_PLACES.url + rest, GO_PLACES);

describe('addresses of events', () => {
  it.each(EVENTS)('%s is number %i, with a referral and without', (path, id) => {
    for (const address of [path, `${path}/radio-vienna`]) {
      expect([pageAt(address).name, careerEventIdOf(address)]).toEqual(['career-event', id]);
    }
  });

  it.each([
    ['', null, null],
    ['/Lisbon', 'Lisbon', null],
    ['/radio-vienna', null, 'radio-vienna'],
    ['/Lisbon/radio-vienna', 'Lisbon', 'radio-vienna'],
    ['/radio-vienna/Lisbon', 'Lisbon', 'radio-vienna'],
    ['/LISSABON/radio', 'Lisbon', 'radio'],
    ['/santa-cruz', 'Santa_Cruz', null],
    ['/radio/Santa%20Cruz', 'Santa_Cruz', 'radio'],
    ['/radio/vienna', null, 'radio'],
    ['/Lisbon/Santa_Cruz', 'Lisbon', null],
    ['/%E0%A4%A', null, '%E0%A4%A'],
  ])('“%s” names the city %p and the referral %p', (rest, city, referral) => {
    expect(sorted(rest)).toEqual({ city, referral });
  });

  it('of an event without cities say only where somebody came from', () => {
    const event = { url: '/german/speed-hiring-week', cities: [] };
    expect(eventParts('/german/speed-hiring-week/Lisbon', event)).toEqual({ city: null, referral: 'Lisbon' });
  });
});
