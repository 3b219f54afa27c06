import type { JobListResponse } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { nextFrom } from './find-jobs.js';

const page = (count: number, total: number) =>
  ({ jobs: { data: Array(count).fill({}), total_search: total, total_actives: total, seconds: 0 } }) as Pick<
    JobListResponse,
    'jobs'
  >;

describe('offset of the next page', () => {
  it('follows what is shown', () => {
    expect(nextFrom(0, [page(20, 55)])).toBe(20);
    expect(nextFrom(0, [page(20, 55), page(20, 55)])).toBe(40);
    expect(nextFrom(20, [page(20, 55)])).toBe(40);
  });

  it('ends with the last offer, and where nothing came', () => {
    expect(nextFrom(0, [page(20, 20)])).toBeNull();
    expect(nextFrom(40, [page(15, 55)])).toBeNull();
    expect(nextFrom(0, [page(0, 55)])).toBeNull();
    expect(nextFrom(0, [])).toBeNull();
  });
});
