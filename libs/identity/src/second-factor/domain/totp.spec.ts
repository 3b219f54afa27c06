import { describe, expect, it } from '@jest/globals';
import { acceptedTotpStep, newTotpSecret, totpSecretText, totpUri } from './totp.js';

/** RFC 6238, appendix B: the secret of the vectors for SHA-1. Its codes have eight digits, ours their last six. */
const SECRET = Buffer.from('12345678901234567890');
const VECTORS = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const;

const at = (seconds: number) => new Date(seconds * 1_000);

describe('a code of an authenticator', () => {
  it.each(VECTORS)('at second %d ends like %s (RFC 6238)', (seconds, code) => {
    expect(acceptedTotpStep(SECRET, code.slice(2), at(seconds), null)).toBe(Math.floor(seconds / 30));
  });

  it('is taken one step early or late, not two', () => {
    const code = '287082';
    const taken = (seconds: number) => acceptedTotpStep(SECRET, code, at(seconds), null);
    expect([-1, 0, 29, 30, 59, 60, 89, 90].map(taken)).toEqual([null, 1, 1, 1, 1, 1, 1, null]);
  });

  it('is good once, and so is every code before it', () => {
    expect(acceptedTotpStep(SECRET, '287082', at(59), 1)).toBeNull();
    expect(acceptedTotpStep(SECRET, '287082', at(59), 2)).toBeNull();
    expect(acceptedTotpStep(SECRET, '287082', at(59), 0)).toBe(1);
  });

  it.each(['', '28708', '2870822', '94287082', '287083', 'abcdef', '28708２'])('is not "%s"', (code) => {
    expect(acceptedTotpStep(SECRET, code, at(59), null)).toBeNull();
  });
});

describe('the secret of an authenticator', () => {
  it('is 160 random bits, typed as Base32', () => {
    const secret = newTotpSecret();
    expect(secret).toHaveLength(20);
    expect(secret.equals(newTotpSecret())).toBe(false);
    expect(totpSecretText(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  });

  it('goes into the key URI with product and address', () => {
    const uri = new URL(totpUri(SECRET, 'Babelboard', 'ana@mail.test'));
    expect(uri.href.startsWith('otpauth://totp/Babelboard:ana')).toBe(true);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Babelboard',
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
