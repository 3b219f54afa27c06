import { expect, it } from '@jest/globals';
import { plainSpellings, withPlainLetters } from './plain-letters.js';

it('takes the marks off letters that the server leaves, and off no others', () => {
  expect(withPlainLetters('Tønder Straße Łódź København')).toBe('Tonder Strasse lódź Kobenhavn');
  expect(plainSpellings(['Tønder', 'Köln', 'Tønder'])).toEqual(['Tonder']);
});
