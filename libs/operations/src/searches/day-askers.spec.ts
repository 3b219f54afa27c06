import { describe, expect, it } from '@jest/globals';
import { DayAskers } from './day-askers.js';

describe('who asks on a day', () => {
  it('counts once for the same words, and again on the next day', () => {
    const askers = new DayAskers();
    expect(askers.isFirst('2026-11-28', '192.0.2.1', 'anna schmidt')).toBe(true);
    expect(askers.isFirst('2026-11-28', '192.0.2.1', 'anna schmidt')).toBe(false);
    expect(askers.isFirst('2026-11-28', '192.0.2.1', 'beekeeper')).toBe(true);
    expect(askers.isFirst('2026-11-28', '192.0.2.2', 'anna schmidt')).toBe(true);
    expect(askers.isFirst('2026-11-29', '192.0.2.1', 'anna schmidt')).toBe(true);
  });

  it('does not count a program that asks for everything', () => {
    const askers = new DayAskers();
    const counted = Array.from({ length: 500 }, (_, at) => askers.isFirst('2026-11-28', '192.0.2.1', `word ${at}`));
    expect(counted.filter(Boolean)).toHaveLength(60);
    expect(askers.isFirst('2026-11-28', '192.0.2.2', 'word 499')).toBe(true);
  });
});
