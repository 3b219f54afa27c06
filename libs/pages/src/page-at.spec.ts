import { describe, expect, it } from '@jest/globals';
import { audienceOf, mayVisit, pageAt } from './page-at.js';
import { PAGES, type PageName, pageEntry } from './pages.js';
import { pathTo } from './path-to.js';

const NAMES = Object.keys(PAGES) as PageName[];
const FILLED = {
  product: 'babelboard',
  token: 'aB-9_.~',
  offer: 'waiter-vienna-12',
  id: '12',
  page: '1',
  jobId: '12',
  candidateId: 'aB-9_aB-9_aB-9_aB-9_aB',
  personId: '12',
  cvId: '7',
};

describe('pages', () => {
  it.each([
    ['/', 'home', {}],
    ['/jobs', 'job-list', {}],
    ['/jobs/waiter-vienna-12', 'job', { offer: 'waiter-vienna-12' }],
    ['/jobs/12', 'job', { offer: '12' }],
    ['/babelboard/faq', 'faq', { product: 'babelboard' }],
    ['/about-us', 'about-us', {}],
    ['/password/reset', 'forgotten-password', {}],
    ['/password/reset/aB-9_.~', 'new-password', { token: 'aB-9_.~' }],
    ['/account/matchings', 'matchings', {}],
    ['/account/matchings/12', 'matchings', { page: '12' }],
    ['/career-events', 'career-events', {}],
    ['/german/speed-hiring-week', 'career-event', {}],
    ['/nordic/speed-hiring-week/radio-vienna', 'career-event', {}],
    ['/how-to-get-a-job', 'career-event', {}],
    ['/candidates/go-places', 'career-event', {}],
    ['/candidates/go-places/Lisbon/radio-vienna', 'career-event', {}],
    ['/company/previewCV/12/sent', 'preview-cv', { personId: '12', cvId: 'sent' }],
    ['/company/previewCV/aB-9_aB-9_aB-9_aB-9_aB/7', 'preview-cv', { personId: 'aB-9_aB-9_aB-9_aB-9_aB', cvId: '7' }],
    ['/admin', 'operations', {}],
    ['/admin/queues', 'queues', {}],
    ['/admin/queues/queue/mails', 'queues', { rest: 'queue/mails' }],
  ])('are found at %s', (path, name, params) => {
    expect(pageAt(path, 'babelboard')).toEqual({ name, params });
  });

  it.each(NAMES.filter((name) => name !== 'not-found'))('%s is found at its own path', (name) => {
    expect(pageAt(pathTo(name, FILLED as never), 'babelboard').name).toBe(name);
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
    expect(pageAt(path, 'babelboard')).toEqual({ name: 'job-list', params: {} });
  });

  it.each([
    '/Sometimes-jobs',
    '/jobs/no-number',
    '/jobs/a/b-12',
    '/babelboard',
    '/babelboard/nothing',
    '/other/faq',
    '/toString',
    '/password',
    '/password/reset/a/b',
    '/verify-email',
    '/login/x',
    '/registering',
    '/Login',
    '/admin/queuesx',
    '/french/speed-hiring-week',
    '/german/speed-hiring-week/a/b',
    '/candidates/go-places/a/b/c',
    '/how-to-get-a-jobx',
    '/account/matchings/0',
    '/account/matchings/x',
  ])('do not exist at %s', (path) => {
    expect(pageAt(path, 'babelboard').name).toBe('not-found');
  });

  it('of another product’s name are found where any is asked for', () => {
    expect(pageAt('/other/faq').name).toBe('faq');
  });

  it('open to those whom they are for, and to nobody else', () => {
    const visitors = [null, { type: 'candidate' }, { type: 'company' }, { type: 'admin' }] as const;
    const who = (audience: Parameters<typeof mayVisit>[0]) => visitors.map((visitor) => mayVisit(audience, visitor));
    expect(who('everyone')).toEqual([true, true, true, true]);
    expect(who('signed-in')).toEqual([false, true, true, true]);
    expect(who('candidate')).toEqual([false, true, false, false]);
    expect(who('company')).toEqual([false, false, true, false]);
    expect(who('admin')).toEqual([false, false, false, true]);
    expect(audienceOf('job-list')).toBe('everyone');
    expect(audienceOf('matchings')).toBe('candidate');
  });

  it('hold nothing that a path could not hold as it is', () => {
    for (const name of NAMES) {
      expect(pageEntry(name).path).toMatch(/^\/$|^(?:\/(?:[\w-]+|\{\w+[?*]?\}))+$/);
    }
  });
});
