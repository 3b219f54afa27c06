import { describe, expect, it } from '@jest/globals';
import { ACCOUNT_PAGES, accountPage, accountPageOf, mayVisit } from './account-pages.js';
import { pageOf } from './paths.js';

describe('pages of accounts', () => {
  it.each(Object.entries(ACCOUNT_PAGES))('%s is found at its own path', (name, { path }) => {
    const filled = path.replace('{token}', 'aB-9_.~').replace(/\/\{\w+\?\}/, '');
    const token = path.includes('{token}') ? 'aB-9_.~' : null;
    expect(accountPageOf(filled)).toEqual({ name, token });
    expect(pageOf(filled, 'babelboard')).toEqual({ name, token });
  });

  it.each(['/password', '/password/reset/a/b', '/verify-email', '/login/x', '/registering', '/Login'])(
    'is none at %s',
    (path) => {
      expect(accountPageOf(path)).toBeNull();
    },
  );

  it.each(['/admin/queues', '/admin/queues/', '/admin/queues/queue/mails'])('%s is the operators’', (path) => {
    expect(accountPageOf(path)).toEqual({ name: 'operations', token: null });
    expect(accountPageOf(path.replace('queues', 'queuesx'))).toBeNull();
  });

  it('know whom they are for', () => {
    expect(accountPage('login')).toMatchObject({ audience: 'everyone', bare: true });
    expect(accountPage('job-list')).toBeNull();
    expect(accountPage('toString')).toBeNull();
  });

  it('open to those whom they are for, and to nobody else', () => {
    const visitors = [null, { type: 'candidate' }, { type: 'company' }, { type: 'admin' }] as const;
    const who = (audience: Parameters<typeof mayVisit>[0]) => visitors.map((visitor) => mayVisit(audience, visitor));
    expect(who('everyone')).toEqual([true, true, true, true]);
    expect(who('signed-in')).toEqual([false, true, true, true]);
    expect(who('candidate')).toEqual([false, true, false, false]);
    expect(who('company')).toEqual([false, false, true, false]);
    expect(who('admin')).toEqual([false, false, false, true]);
  });
});
