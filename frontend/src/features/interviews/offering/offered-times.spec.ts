import { describe, expect, it } from '@jest/globals';
import { offeredTimes } from './offered-times.js';

const local = (text: string) => new Date(text);

describe('the times that are offered', () => {
  it('are each day at each time, in order and once', () => {
    expect(offeredTimes({ days: ['2026-11-28', '2026-11-27', '2026-11-27'], times: ['14:00', '09:30'] })).toEqual([
      ...[local('2026-11-27T09:30'), local('2026-11-27T14:00')],
      ...[local('2026-11-28T09:30'), local('2026-11-28T14:00')],
    ]);
  });

  it('leave out what is not filled in', () => {
    expect(offeredTimes({ days: ['2026-11-27', ''], times: ['', '10:00'] })).toEqual([local('2026-11-27T10:00')]);
    expect(offeredTimes({ days: [], times: ['10:00'] })).toEqual([]);
  });
});
