import { describe, expect, it } from '@jest/globals';
import { emailKey } from './email-key.js';

describe('emailKey', () => {
  it.each([
    ['  Ada@Example.TEST ', 'ada@example.test'],
    ['jose\u0301@example.test', 'josé@example.test'],
    ['JOSE\u0301@example.test', 'josé@example.test'],
  ])('takes %j for one and the same', (typed, key) => {
    expect(emailKey(typed)).toBe(key);
  });

  it('leaves dots and plus signs alone', () => {
    expect(new Set(['a.da@x.test', 'ada@x.test', 'ada+jobs@x.test'].map(emailKey)).size).toBe(3);
  });
});
