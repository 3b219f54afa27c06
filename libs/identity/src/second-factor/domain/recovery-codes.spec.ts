import { describe, expect, it } from '@jest/globals';
import { looksLikeRecoveryCode, newRecoveryCodes, recoveryCodeHash } from './recovery-codes.js';

const CODE = 'ABCD-EFGH-JKMN-PQRS-TUVW-XYZ2';

describe('recovery codes', () => {
  it('are ten, all different, without letters that look like others', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){5}$/);
      expect(looksLikeRecoveryCode(code)).toBe(true);
    }
  });

  it('may be typed in small letters and without lines', () => {
    const typed = ' abcd efgh-jkmnpqrs tuvw xyz2';
    expect(recoveryCodeHash(7, typed)).toEqual(recoveryCodeHash(7, CODE));
    expect(looksLikeRecoveryCode(typed)).toBe(true);
    expect(looksLikeRecoveryCode('123456')).toBe(false);
  });

  it('are stored otherwise for each account', () => {
    expect(recoveryCodeHash(7, CODE)).not.toEqual(recoveryCodeHash(8, CODE));
  });
});
