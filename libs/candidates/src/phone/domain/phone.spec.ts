import { describe, expect, it } from '@jest/globals';
import { phoneOf, readPhone } from './phone.js';

describe('a telephone number', () => {
  it('has all its forms', () => {
    const stored = readPhone('0151 23456789', 'DE');
    expect(stored).toEqual({ typed: '0151 23456789', country: 'DE', e164: '+4915123456789' });
    expect(stored && phoneOf(stored)).toEqual({
      countryCallingCode: '49',
      countryCode: 'DE',
      e164: '+4915123456789',
      formatInternational: '+49 1512 3456789',
      formatNational: '01512 3456789',
      isValid: true,
      nationalNumber: '15123456789',
      phoneNumber: '0151 23456789',
    });
  });

  it.each([
    ['+351 912 345 678', '', 'PT', '+351912345678'],
    ['+351 912 345 678', 'DE', 'PT', '+351912345678'],
    ['020 7946 0018', 'GB', 'GB', '+442079460018'],
    ['(030) 123-456-78', 'DE', 'DE', '+493012345678'],
  ])('typed as %s with %j is of %s', (typed, chosen, country, e164) => {
    expect(readPhone(typed, chosen)).toEqual({ typed, country, e164 });
  });

  it.each([
    ['0151 23456789', ''],
    ['12', 'DE'],
    ['+49 151', ''],
    ['call me', 'DE'],
    ['+351 912 345 678 ext. 5', ''],
    ['0151 23456789', 'XX'],
    ['+999 123 456 789', ''],
  ])('is not %j with %j', (typed, country) => {
    expect(readPhone(typed, country)).toBeNull();
  });
});
