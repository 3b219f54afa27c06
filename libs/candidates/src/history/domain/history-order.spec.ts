import { describe, expect, it } from '@jest/globals';
import { areNewestFirst, newestFirst, placeOf } from './history-order.js';

const period = (startedOn: string, endedOn: string | null) => ({ startedOn, endedOn });
const NOW = period('2020-01', null);
const EARLIER_NOW = period('2019-01', null);
const LAST = period('2015-01', '2019-12');
const FIRST = period('2010-01', '2014-12');

describe('the order of a history', () => {
  it('begins with what goes on, then with what ended last', () => {
    expect([FIRST, LAST, EARLIER_NOW, NOW].sort(newestFirst)).toEqual([NOW, EARLIER_NOW, LAST, FIRST]);
    expect(areNewestFirst([NOW, EARLIER_NOW, LAST, FIRST])).toBe(true);
    expect(areNewestFirst([LAST, NOW])).toBe(false);
  });

  it('has a place for a new entry, also among others that a person ordered', () => {
    expect(placeOf(LAST, [NOW, FIRST])).toBe(1);
    expect(placeOf(NOW, [])).toBe(0);
    expect(placeOf(FIRST, [NOW, LAST])).toBe(2);
    expect(placeOf(LAST, [FIRST, NOW])).toBe(0);
  });
});
