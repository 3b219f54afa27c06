import { describe, expect, it } from '@jest/globals';
import { myJobsAddress, readMyJobsQuery } from './my-jobs-address.js';

describe('the address of my jobs', () => {
  it.each([
    [{ page: 1, search: '', status: 'all' }, '/account/my-jobs'],
    [
      { page: 3, search: 'Köln & Bonn', status: 'expired' },
      '/account/my-jobs?search=K%C3%B6ln+%26+Bonn&status=expired&page=3',
    ],
  ] as const)('says %j', (asked, address) => {
    expect(myJobsAddress(asked)).toBe(address);
    expect(readMyJobsQuery(new URL(address, 'https://board.example').searchParams)).toEqual(asked);
  });

  it.each(['page=0', 'page=x', 'page=1.5', 'page=99999', 'status=dead', ''])('says nothing by %j', (query) => {
    expect(readMyJobsQuery(new URLSearchParams(query))).toEqual({ page: 1, search: '', status: 'all' });
  });
});
