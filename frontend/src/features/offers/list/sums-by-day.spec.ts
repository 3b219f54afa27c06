import { expect, it } from '@jest/globals';
import { sumsByDay } from './sums-by-day.js';

const counted = (day: string, views: number, platform = 'desktop') => ({ day, platform, views, redirects: 0 });
const viewsOf = ({ views }: { views: number }) => views;

it('has days without views, and adds up platforms', () => {
  const days = [counted('2026-11-20', 2), counted('2026-11-20', 3, 'mobile'), counted('2026-11-22', 1)];
  expect(sumsByDay(days, new Date('2026-11-23T10:00:00Z'), viewsOf)).toEqual([
    { day: '2026-11-20', sum: 5 },
    { day: '2026-11-21', sum: 0 },
    { day: '2026-11-22', sum: 1 },
    { day: '2026-11-23', sum: 0 },
  ]);
});

it('goes back thirty days at most', () => {
  const days = [counted('2026-01-01', 9), counted('2026-11-22', 1)];
  const bars = sumsByDay(days, new Date('2026-11-23T10:00:00Z'), viewsOf);
  expect(bars).toHaveLength(30);
  expect(bars[0]?.day).toBe('2026-10-25');
});

it('has none before anything was counted', () => {
  expect(sumsByDay([], new Date(), viewsOf)).toEqual([]);
});
