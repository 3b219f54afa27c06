import { describe, expect, it } from '@jest/globals';
import { countdown, nextTick } from './countdown.js';
import { presentPhase, roomOpensAt } from './present-phase.js';

const HOUR_MS = 3_600_000;
const STARTS = '2027-03-28T00:30:00.000Z';
const ENDS = '2027-03-28T02:30:00.000Z';

describe('countdown', () => {
  it('tells days, hours and minutes, and seconds only on the last day', () => {
    expect(countdown(49 * HOUR_MS + 5_000)).toEqual([
      ['days', 2],
      ['hours', 1],
      ['minutes', 0],
    ]);
    expect(countdown(HOUR_MS + 61_500)).toEqual([
      ['hours', 1],
      ['minutes', 1],
      ['seconds', 1],
    ]);
    expect(countdown(59_999)).toEqual([
      ['minutes', 0],
      ['seconds', 59],
    ]);
  });

  it('is empty once the moment has come', () => {
    expect(countdown(0)).toEqual([]);
    expect(countdown(-HOUR_MS)).toEqual([]);
  });

  it('moves by the second on the last day alone, and for nobody who wants no motion', () => {
    expect(nextTick(25 * HOUR_MS, { calm: false })).toBe(60_000);
    expect(nextTick(HOUR_MS, { calm: false })).toBe(1_000);
    expect(nextTick(HOUR_MS, { calm: true })).toBe(60_000);
  });
});

describe('presentPhase', () => {
  const at = (moment: string, phase: 'coming' | 'running' | 'cancelled' = 'coming') =>
    presentPhase({ phase, starts_at: STARTS, ends_at: ENDS }, Date.parse(moment));

  it('moves on with the clock', () => {
    expect(at('2027-03-28T00:29:59Z')).toBe('coming');
    expect(at(STARTS)).toBe('running');
    expect(at('2027-03-28T02:29:59Z', 'running')).toBe('running');
    expect(at(ENDS, 'running')).toBe('past');
  });

  it('is what the server said of what does not take place, and until the page runs', () => {
    expect(at(ENDS, 'cancelled')).toBe('cancelled');
    expect(presentPhase({ phase: 'coming', starts_at: STARTS, ends_at: ENDS }, null)).toBe('coming');
    expect(presentPhase({ phase: 'planned', starts_at: null, ends_at: null }, Date.parse(ENDS))).toBe('planned');
  });

  it('opens the room a quarter of an hour before', () => {
    expect(new Date(roomOpensAt(STARTS)).toISOString()).toBe('2027-03-28T00:15:00.000Z');
  });
});
