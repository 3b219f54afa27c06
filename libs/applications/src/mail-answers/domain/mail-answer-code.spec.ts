import { describe, expect, it } from '@jest/globals';
import { isMailAnswerCode, readMailAnswerCode, writeMailAnswerCode } from './mail-answer-code.js';

const KEY = Buffer.alloc(32, 1);
const ANSWER = { memberId: 7, applicationId: 2_147_483_647, issuedAt: new Date('2026-12-03T09:30:15Z') };
const ADDRESS = 'recruiter@company.test';
const code = writeMailAnswerCode(KEY, ANSWER, ADDRESS);

describe('the code of a link by which members answer', () => {
  it('says whom it is about and when it was made, and fits into a path', () => {
    expect(code).toMatch(/^[\w-]{50}$/);
    expect(readMailAnswerCode(code)).toEqual(ANSWER);
    expect(isMailAnswerCode(KEY, code, ADDRESS)).toBe(true);
  });

  it('holds for the address that it was mailed to, and for no other key', () => {
    expect(isMailAnswerCode(KEY, code, 'other@company.test')).toBe(false);
    expect(isMailAnswerCode(Buffer.alloc(32, 2), code, ADDRESS)).toBe(false);
  });

  it('cannot be turned into one about somebody else, or of another day', () => {
    const changed = (offset: number) => {
      const bytes = Buffer.from(code, 'base64url');
      bytes.writeUInt8(bytes.readUInt8(offset) ^ 1, offset);
      return bytes.toString('base64url');
    };
    for (const offset of [4, 8, 12, 13, 36]) {
      expect(isMailAnswerCode(KEY, changed(offset), ADDRESS)).toBe(false);
    }
  });

  it.each(['', 'x', code.slice(1), `${code}A`, `${code.slice(0, -1)}!`])('is not: %p', (other) => {
    expect(readMailAnswerCode(other)).toBeNull();
  });
});
