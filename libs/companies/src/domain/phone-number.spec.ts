import { describe, expect, it } from '@jest/globals';
import { normalisePhoneNumber } from './phone-number.js';

describe('normalisePhoneNumber', () => {
  it.each([
    ['+49 30 1234567', '+49301234567'],
    ['0049 (0)30 / 123-4567', '+49301234567'],
    ['+351 912.345.678', '+351912345678'],
  ])('reads %s as %s', (typed, number) => {
    expect(normalisePhoneNumber(typed, undefined)).toBe(number);
  });

  it('reads a number as its country dials it', () => {
    expect(normalisePhoneNumber('030 1234567', 'DE')).toBe('+49301234567');
    expect(normalisePhoneNumber('912 345 678', 'PT')).toBe('+351912345678');
    expect(normalisePhoneNumber('+351 912 345 678', 'DE')).toBe('+351912345678');
    expect(normalisePhoneNumber('030', 'DE')).toBeNull();
  });

  it.each(['', '030 1234567', '+0301234567', '+49 30', '+49 30 CALL ME', '+1234567890123456'])(
    'refuses "%s"',
    (typed) => {
      expect(normalisePhoneNumber(typed, undefined)).toBeNull();
    },
  );
});
