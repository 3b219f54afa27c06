import { describe, expect, it } from '@jest/globals';
import { goodDay } from './good-day.js';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 30);

describe('the greeting of the day', () => {
  it('is in one of the languages of the person, another one every day', () => {
    const week = [1, 2, 3, 4].map((day) => goodDay(['Spanish', 'German', 'Klingon', 'Greek'], at(day, 9))?.language);
    expect(new Set(week)).toEqual(new Set(['Spanish', 'German', 'Greek']));
    expect(week[0]).toBe(week[3]);
  });

  it('is the same all day, in the words of the hour', () => {
    const texts = [3, 4, 11, 12, 18, 19, 23].map((hour) => goodDay(['German'], at(5, hour))?.text);
    expect(texts).toEqual([
      'Guten Abend',
      'Guten Morgen',
      'Guten Morgen',
      'Guten Tag',
      'Guten Tag',
      'Guten Abend',
      'Guten Abend',
    ]);
  });

  it('is left to the page where no language of the person is known', () => {
    expect(goodDay([], at(1, 9))).toBeNull();
    expect(goodDay(['Klingon'], at(1, 9))).toBeNull();
  });
});
