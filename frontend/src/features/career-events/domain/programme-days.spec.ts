import { describe, expect, it } from '@jest/globals';
import { programmeDays } from './programme-days.js';

const PROGRAMME = [
  { at: '2027-03-02T08:00:00.000Z', title: 'Interviews', who: '' },
  { at: '2027-03-01T22:30:00.000Z', title: 'Welcome', who: 'Nadia' },
];

describe('programmeDays', () => {
  it('sorts what happens into days, as clocks of the zone have them', () => {
    expect(programmeDays(PROGRAMME, 'en', 'Europe/Lisbon')).toEqual([
      { day: 'Monday 1 March', points: [{ ...PROGRAMME[1], time: '22:30' }] },
      { day: 'Tuesday 2 March', points: [{ ...PROGRAMME[0], time: '08:00' }] },
    ]);
    expect(programmeDays(PROGRAMME, 'de', 'Europe/Athens')).toEqual([
      {
        day: 'Dienstag, 2. März',
        points: [
          { ...PROGRAMME[1], time: '00:30' },
          { ...PROGRAMME[0], time: '10:00' },
        ],
      },
    ]);
  });

  it('keeps the order of what has no time yet', () => {
    const planned = PROGRAMME.map((point) => ({ ...point, at: null }));
    expect(programmeDays(planned, 'en', 'Europe/Lisbon')).toEqual([
      { day: null, points: planned.map((point) => ({ ...point, time: null })) },
    ]);
  });
});
