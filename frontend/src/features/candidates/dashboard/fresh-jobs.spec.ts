import { describe, expect, it } from '@jest/globals';
import { cameToday, suiting } from './fresh-jobs.js';

const language = (slug: string, cefr: 'B1' | 'C1', mandatory = true) => ({
  id: 1,
  name: slug,
  slug,
  level: cefr === 'B1' ? 2 : 3,
  cefr,
  mandatory,
  one_of: null,
  recognised: false,
});

describe('what is new', () => {
  it('counts the offers since midnight of the person', () => {
    const now = new Date(2026, 10, 23, 8, 30);
    const at = (day: number, hour: number) => ({ published_at: new Date(2026, 10, day, hour).toISOString() });
    expect(cameToday([at(23, 8), at(23, 0), at(22, 23)], now)).toBe(2);
    expect(cameToday([], now)).toBe(0);
  });

  it('shows those whose languages the person holds as asked, and all where none is one', () => {
    const [polish, hard, easy, silent] = [
      { id: 1, languages: [language('German', 'B1'), language('Polish', 'B1')] },
      { id: 2, languages: [language('German', 'C1')] },
      { id: 3, languages: [language('German', 'B1'), language('Polish', 'B1', false)] },
      { id: 4, languages: [] },
    ];
    const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id);
    const jobs = [polish, hard, easy, silent];
    expect(ids(suiting(jobs, [{ slug: 'German', rank: 4 }]))).toEqual([3]);
    expect(ids(suiting(jobs, []))).toEqual([1, 2, 3, 4]);
  });
});
