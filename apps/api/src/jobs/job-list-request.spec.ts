import { readJobListAddress } from '@babelboard/job-paths';
import { jobListQuery, RADIUS_STEPS } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { jobListRequest, readLenientQuery } from './job-list-request.js';

describe('jobListRequest', () => {
  it('adds up what stands in the path and in the query', () => {
    const query = jobListQuery.parse({
      location: ' Bonn ',
      language: ['German', 'French'],
      remote: 'Hybrid',
      _minisite: '7',
    });
    expect(jobListRequest('/Remote-jobs-in-Cologne-for-German-speakers/3', query)).toMatchObject({
      filters: {
        location: ['Cologne', 'Bonn'],
        language: ['German', 'French'],
        remote: ['Remote', 'Hybrid'],
        from: 40,
      },
      size: 20,
      parts: 'all',
      companyId: 7,
    });
  });

  it('lets _from win over the page, also when it is 0', () => {
    expect(jobListRequest('/jobs-in-Bonn/3', jobListQuery.parse({ _from: '0' }))?.filters.from).toBe(0);
    expect(jobListRequest('/jobs-in-Bonn/3', jobListQuery.parse({ _from: '7' }))?.filters.from).toBe(7);
  });

  it('is null where there is no list', () => {
    expect(jobListRequest('/X', jobListQuery.parse({}))).toBeNull();
  });
});

describe('readLenientQuery', () => {
  it('leaves out what the API refuses, and keeps the rest of the same key', () => {
    expect(readLenientQuery('experience=1&experience=9&radius=13&keywords=cook&latests=perhaps&__proto__=x')).toEqual(
      jobListQuery.parse({ experience: '1', keywords: 'cook' }),
    );
  });

  it('takes the first of too many values, as the browser does', () => {
    const times = (key: string, count: number) => Array.from({ length: count }, (_, n) => `${key}=w${n}`).join('&');
    const address = `${times('keywords', 900)}&${times('language', 90)}`;
    const { keywords, language } = readLenientQuery(address);
    expect([keywords.length, language.length]).toEqual([10, 50]);
    expect(readJobListAddress('/jobs', address)).toMatchObject({ keywords, language: [...language].sort() });
    expect(jobListQuery.safeParse({ keywords }).success).toBe(true);
    const tooMany = jobListQuery.safeParse({ keywords: [...keywords, 'one more'] });
    expect(tooMany.error?.issues.map(({ path }) => path)).toEqual([['keywords']]);
  });

  it('takes the first of several values where one is wanted', () => {
    expect(readLenientQuery('_size=5&_size=99')._size).toBe(5);
    expect(readLenientQuery('_size=99&_size=5&_size=6&job=1&job=2&keywords=a')).toMatchObject({
      _size: 5,
      job: 1,
      keywords: ['a'],
    });
  });
});

describe('a distance', () => {
  it('is one that both ways of reading an address know', () => {
    const read = Array.from({ length: 300 }, (_, km) => km).filter(
      (km) => readJobListAddress('/jobs-in-Bonn', `radius=${km}`)?.radius === km,
    );
    expect(read).toEqual([...RADIUS_STEPS]);
    for (const far of ['101', '9999', '1e3', '-10']) {
      expect(readJobListAddress('/jobs-in-Bonn', `radius=${far}`)?.radius).toBeNull();
    }
  });
});
