import { describe, expect, it } from '@jest/globals';
import { messageId } from './delivery-key.js';

const key = { purpose: 'verify-email', subjectId: '12', accountId: 3 };

describe('messageId', () => {
  it('is the same for the same mail, and another for every other', () => {
    const others = [{ purpose: 'reset-password' }, { subjectId: '13' }, { accountId: 4 }, { accountId: null }];
    const ids = [key, ...others.map((other) => ({ ...key, ...other }))].map((one) => messageId(one, 'https://a.test'));
    expect(new Set(ids).size).toBe(ids.length);
    expect(messageId({ ...key }, 'https://a.test')).toBe(ids[0]);
  });

  it('has the form of RFC 5322, with the host of the site', () => {
    expect(messageId(key, 'https://jobs.example.test:8443/')).toMatch(/^<[0-9a-f]{40}@jobs\.example\.test>$/);
  });
});
