import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { readReturnCode, wentTo, writeReturnCode } from './return-code.js';

const key = randomBytes(32);
const mail = { deliveryId: '1234567890', sentAt: new Date('2026-11-21T12:00:00.123Z') };
const code = writeReturnCode(key, mail, 'ada@example.test');

describe('the code of a return path', () => {
  it('says which mail it is of and when that was sent, and fits before an @', () => {
    expect(readReturnCode(key, code)).toEqual(mail);
    expect(`bounce+${code}`.length).toBeLessThanOrEqual(64);
  });

  it('knows the address that the mail went to, and does not show it', () => {
    expect(wentTo(key, code, 'ada@example.test')).toBe(true);
    expect(wentTo(key, code, 'bob@example.test')).toBe(false);
    const other = writeReturnCode(key, { ...mail, deliveryId: '2' }, 'ada@example.test');
    expect(wentTo(key, other, 'ada@example.test')).toBe(true);
    expect(other.slice(22, 36)).not.toBe(code.slice(22, 36));
  });

  it('is none where a single figure is another, or another key made it', () => {
    for (let place = 0; place < code.length; place += 1) {
      const figure = code[place] === '0' ? '1' : '0';
      expect(readReturnCode(key, code.slice(0, place) + figure + code.slice(place + 1))).toBeNull();
    }
    expect(readReturnCode(randomBytes(32), code)).toBeNull();
    expect(['', code.slice(1), `${code}0`, code.toUpperCase()].map((one) => readReturnCode(key, one))).toEqual(
      Array(4).fill(null),
    );
  });
});
