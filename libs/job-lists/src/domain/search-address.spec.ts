import { readJobListAddress } from '@babelboard/job-paths';
import { describe, expect, it } from '@jest/globals';
import { furtherFilters } from './further-filters.js';
import { searchAddress } from './search-address.js';

function filtersOf(address: string) {
  const [path = '', search = ''] = address.split('?');
  const filters = readJobListAddress(path, search);
  if (filters === null) throw new Error(`${address} is no list`);
  return filters;
}

describe('a search', () => {
  it.each([
    ['/jobs-in-Berlin/3', '/jobs-in-Berlin'],
    ['/jobs-in-Berlin?latests=true&job=7&autoApply=true', '/jobs-in-Berlin'],
    ['/jobs?keywords=nurse&experience=2', '/jobs?keywords=nurse&experience=2'],
    ['/jobs', null],
    ['/jobs?latests=true', null],
  ])('%s is remembered as %s', (given, remembered) => {
    expect(searchAddress(filtersOf(given))).toBe(remembered);
  });

  it('says how many filters its heading does not name', () => {
    expect(furtherFilters(filtersOf('/jobs-in-Berlin-for-German-speakers?keywords=nurse'))).toBe(0);
    expect(furtherFilters(filtersOf('/jobs-in-Berlin?radius=25&experience=1&experience=2&salary_from=30000'))).toBe(4);
  });
});
