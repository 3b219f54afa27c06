import { describe, expect, it } from '@jest/globals';
import { normalisePhoneNumber } from './phone-number.js';

describe('normalisePhoneNumber', () => {
  it.each([
    ['+49 30 1234567', '+49301234567'],
    ['0049 (0)30 / 123-4567', '+49301234567'],
    ['+351 912.345.678', '+351912345678'],
  ])('reads %s as %s', (typed, number) => {
    expect(normalisePhoneNumber(typed)).toBe(number);
  });

  it.each(['', '030 1234567', '+0301234567', '+49 30', '+49 30 CALL ME', '+1234567890123456'])(
    'refuses "%s"',
    (typed) => {
      expect(normalisePhoneNumber(typed)).toBeNull();
    },
  );
});
