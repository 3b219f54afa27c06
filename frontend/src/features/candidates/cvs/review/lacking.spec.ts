import { describe, expect, it } from '@jest/globals';
import { beginningOf, lackingIn } from './lacking.js';

describe('what an entry lacks', () => {
  it('is each text that is empty, and the beginning', () => {
    const values = { puesto: 'Cook', empresa: ' ', f_inicio: '' };
    expect(lackingIn(values, ['puesto', 'empresa'])).toEqual(['empresa', 'f_inicio']);
    expect(lackingIn({ ...values, empresa: 'Inn', f_inicio: '2019-01' }, ['puesto', 'empresa'])).toEqual([]);
  });
});

describe('a beginning', () => {
  it('is a month, or a year alone', () => {
    expect(beginningOf('2019-05')).toBe('2019-05');
    expect(beginningOf('2019')).toBe('2019');
  });

  it('is nothing without its year', () => {
    expect(beginningOf('-05')).toBe('');
    expect(beginningOf('')).toBe('');
  });
});
