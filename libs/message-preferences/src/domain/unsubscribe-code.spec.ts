import { describe, expect, it } from '@jest/globals';
import { MAILED_KINDS } from './message-kind.js';
import { readUnsubscribeCode, writeUnsubscribeCode } from './unsubscribe-code.js';

const key = Buffer.alloc(32, 7);

describe('the code of a link that stops mails', () => {
  it.each(MAILED_KINDS)('says that it is about %s, and whose', (kind) => {
    for (const accountId of [1, 4_711, 2_147_483_647]) {
      const code = writeUnsubscribeCode(key, { accountId, kind });
      expect(code).toMatch(/^[\w-]{40}$/);
      expect(readUnsubscribeCode(key, code)).toEqual({ accountId, kind });
      // Links of mails that were sent before go on to work.
      expect(writeUnsubscribeCode(key, { accountId, kind })).toBe(code);
    }
  });

  it('never changes for mails that were sent', () => {
    expect(writeUnsubscribeCode(key, { accountId: 12, kind: 'profile-levels' })).toMatch(/^AQUAAAAM/);
  });

  it('is read in no other form, and under no other key', () => {
    const code = writeUnsubscribeCode(key, { accountId: 12, kind: 'newsletters' });
    const flip = (at: number) => `${code.slice(0, at)}${code[at] === 'A' ? 'B' : 'A'}${code.slice(at + 1)}`;
    const others = [
      ...Array.from({ length: code.length }, (_, at) => flip(at)),
      '',
      code.slice(1),
      `${code}A`,
      ` ${code}`,
      `${code.slice(0, 39)}=`,
    ];
    expect(others.filter((other) => readUnsubscribeCode(key, other) !== null)).toEqual([]);
    expect(readUnsubscribeCode(Buffer.alloc(32, 8), code)).toBeNull();
  });

  it('is one for each kind and account', () => {
    const codes = MAILED_KINDS.flatMap((kind) =>
      [1, 2, 256].map((accountId) => writeUnsubscribeCode(key, { accountId, kind })),
    );
    expect(new Set(codes).size).toBe(codes.length);
  });
});
