import { describe, expect, it } from '@jest/globals';
import { wholeMonths } from './whole-months.js';

describe('wholeMonths', () => {
  it('takes a year from its beginning to its end', () => {
    expect(wholeMonths({ f_inicio: '2019', f_final: '2021' })).toEqual({ f_inicio: '2019-01', f_final: '2021-12' });
  });

  it('leaves months, and what is not said', () => {
    expect(wholeMonths({ f_inicio: '2019-05', f_final: null })).toEqual({ f_inicio: '2019-05', f_final: null });
    expect(wholeMonths({ f_inicio: null, f_final: '2021-03-31' })).toEqual({ f_inicio: '', f_final: '2021-03-31' });
  });
});
