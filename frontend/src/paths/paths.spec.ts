import { describe, expect, it } from '@jest/globals';
import { INFORMATION_PAGES, informationPath, jobListPath, normalPath, pageOf } from './paths.js';

describe('the list', () => {
  it('has an address for every choice of filters', () => {
    expect(jobListPath()).toBe('/jobs');
    expect(jobListPath({ language: ['Greek'], location: ['Vienna'] })).toBe('/jobs-in-Vienna-for-Greek-speakers');
    expect(jobListPath({ latests: true })).toBe('/jobs?latests=true');
  });
});

describe('pages', () => {
  it('are found by their path', () => {
    expect(pageOf('/', 'babelboard')).toEqual({ name: 'home' });
    expect(pageOf('/jobs', 'babelboard')).toEqual({ name: 'job-list' });
    expect(pageOf('/jobs/waiter-vienna-12', 'babelboard')).toEqual({ name: 'job', id: 12 });
    expect(pageOf('/jobs/12', 'babelboard')).toEqual({ name: 'job', id: 12 });
    expect(pageOf('/babelboard/faq', 'babelboard')).toEqual({ name: 'information', page: 'faq' });
    expect(pageOf('/board/faq', 'board')).toEqual({ name: 'information', page: 'faq' });
    expect(pageOf('/about-us', 'babelboard')).toEqual({ name: 'information', page: 'about-us' });
  });

  it.each([
    '/jobs-with-pastry-making',
    '/jobs-with-pastry-making/2',
    '/jobs-in-Isle_of_Man',
    '/jobs-in-Vienna-for-Greek+Polish-speakers/3',
    '/jobs-for-Greek-speakers',
    '/Remote-jobs',
    '/Hybrid+Remote-jobs-in-Aix-en-Provence-for-French-speakers/2',
    '/jobs-at-kleine-soehne',
  ])('list offers at %s', (path) => {
    expect(pageOf(path, 'babelboard')).toEqual({ name: 'job-list' });
  });

  it.each(['/Sometimes-jobs', '/jobs/no-number', '/jobs/a/b-12', '/babelboard', '/babelboard/nothing', '/toString'])(
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
    expect(normalPath('/jobs/waiter-12.html/.html.html')).toBe('/jobs/waiter-12');
    expect(normalPath('/blog/../')).toBeNull();
    expect(normalPath('/blog/%2E%2e/')).toBeNull();
    expect(normalPath('/')).toBeNull();
    expect(normalPath('//')).toBe('/');
    expect(normalPath('//evil.example/')).toBe('/evil.example');
    expect(normalPath('/\\evil.example/')).toBe('/evil.example');
    expect(normalPath('/jobs')).toBeNull();
  });
});
