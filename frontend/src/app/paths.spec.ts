import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  countActive,
  INFORMATION_PAGES,
  informationPath,
  listPath,
  listSearch,
  NO_FILTERS,
  normalPath,
  pageOf,
  parseListFilters,
  withToggled,
} from './paths.js';

const word = fc
  .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
  .map((text) => text.trim())
  .filter(Boolean);
const words = fc.uniqueArray(word, { maxLength: 4 });
const ranks = fc.uniqueArray(fc.integer({ min: 1, max: 6 }).map(String), { maxLength: 4 });

describe('filters of the list', () => {
  it('come back from the address as they went in', () => {
    const filters = fc.record({
      keywords: words,
      location: words,
      language: words,
      remote: words,
      experience: ranks,
      employment_type: ranks,
      latests: fc.boolean(),
      from: fc.integer({ min: 0, max: 1_000_000 }),
      job: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
    });
    fc.assert(fc.property(filters, (given) => expect(parseListFilters(listSearch(given))).toEqual(given)));
  });

  it('leave out what is not understood', () => {
    const search = '?experience=9&experience=x&_from=-4&job=abc&latests=maybe&keywords=+&employment_type=2&other=1';
    expect(parseListFilters(search)).toEqual({ ...NO_FILTERS, employment_type: ['2'] });
  });

  it('take a value in and out, from the start of the list and with nothing selected', () => {
    const german = withToggled({ ...NO_FILTERS, from: 40, job: 7 }, 'language', 'German');
    expect(listPath(german)).toBe('/jobs?language=German');
    expect(withToggled(german, 'language', 'German')).toEqual(NO_FILTERS);
  });

  it('are counted value by value', () => {
    expect(countActive({ ...NO_FILTERS, language: ['German', 'Greek'], remote: ['Remote'], latests: true })).toBe(3);
  });
});

describe('pages', () => {
  it('are found by their path', () => {
    expect(pageOf('/', 'babelboard')).toEqual({ name: 'home' });
    expect(pageOf('/jobs', 'babelboard')).toEqual({ name: 'job-list' });
    expect(pageOf('/jobs/waiter-vienna-12', 'babelboard')).toEqual({ name: 'job', id: 12 });
    expect(pageOf('/babelboard/faq', 'babelboard')).toEqual({ name: 'information', page: 'faq' });
    expect(pageOf('/board/faq', 'board')).toEqual({ name: 'information', page: 'faq' });
    expect(pageOf('/about-us', 'babelboard')).toEqual({ name: 'information', page: 'about-us' });
  });

  it.each(['/jobs/', '/jobs/no-number', '/jobs/a/b-12', '/babelboard', '/babelboard/nothing', '/toString'])(
    'do not exist at %s',
    (path) => {
      expect(pageOf(path, 'babelboard')).toEqual({ name: 'not-found' });
    },
  );

  it.each(INFORMATION_PAGES)('%s is found at its own path', (page) => {
    expect(pageOf(informationPath(page, 'babelboard'), 'babelboard')).toEqual({ name: 'information', page });
  });

  it('have one normal path', () => {
    expect(normalPath('/jobs/')).toBe('/jobs');
    expect(normalPath('/jobs/waiter-12.html')).toBe('/jobs/waiter-12');
    expect(normalPath('/')).toBeNull();
    expect(normalPath('//')).toBe('/');
    expect(normalPath('//evil.example/')).toBe('/evil.example');
    expect(normalPath('/\\evil.example/')).toBe('/evil.example');
    expect(normalPath('/jobs')).toBeNull();
  });
});
