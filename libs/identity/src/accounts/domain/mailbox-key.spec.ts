import { describe, expect, it } from '@jest/globals';
import { mailboxKey } from './mailbox-key.js';

describe('mailboxKey', () => {
  it('takes addresses that differ after a plus sign for one mailbox', () => {
    const same = ['ada@x.test', 'Ada+jobs@X.test', 'ada+a+b@x.test', 'ada+@x.test'];
    expect(new Set(same.map(mailboxKey))).toEqual(new Set(['ada@x.test']));
    expect(mailboxKey('a.da@x.test')).toBe('a.da@x.test');
  });
});
