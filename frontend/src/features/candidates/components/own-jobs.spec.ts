import { describe, expect, it } from '@jest/globals';
import { ownJobs } from './own-jobs.js';

describe('the jobs in the first language of a candidate', () => {
  it('are those that a login leads to', () => {
    const path = '/jobs-for-Swiss_German-speakers';
    expect(ownJobs(path)).toEqual({ path, slug: 'Swiss_German' });
  });

  it.each([null, '/', '/jobs', '/account/matchings', '/admin', 'https://elsewhere.example/jobs-for-German-speakers'])(
    'are not known where it leads to %s',
    (path) => expect(ownJobs(path)).toBeNull(),
  );
});
