import { describe, expect, it } from '@jest/globals';
import { byStrictness, payRuleOf } from './pay-duty.js';

const TODAY = '2026-11-23';

describe('payRuleOf', () => {
  it.each([
    ['AT', 'in_ad'],
    ['SK', 'in_ad'],
    ['LV', 'in_ad'],
    ['LT', 'in_ad'],
    ['DE', 'before_interview'],
    ['PL', 'before_interview'],
    ['NO', 'before_interview'],
    ['CH', 'none'],
    ['GB', 'none'],
    ['US', 'none'],
  ])('knows the duty in %s: %s', (country, duty) => {
    expect(payRuleOf(country, TODAY)).toMatchObject({ duty });
  });

  it('begins with the day of the rule', () => {
    expect(payRuleOf('DE', '2026-06-06').duty).toBe('none');
    expect(payRuleOf('DE', '2026-06-07').duty).toBe('before_interview');
  });

  it('says since when and by which law, for every country with a duty', () => {
    for (const country of ['DE', 'FR', 'IE', 'MT', 'IS']) {
      const { since, source } = payRuleOf(country, TODAY);
      expect(since).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(source).not.toBe('');
    }
  });

  it('takes what an operator corrected before its own row', () => {
    const overrides = new Map([['DE', { duty: 'in_ad' as const, since: '2027-01-01', source: 'x' }]]);
    expect(payRuleOf('DE', TODAY, overrides).duty).toBe('none');
    expect(payRuleOf('DE', '2027-01-01', overrides).duty).toBe('in_ad');
    expect(payRuleOf('AT', TODAY, overrides).duty).toBe('in_ad');
  });

  it('puts the strictest first', () => {
    const rules = ['CH', 'DE', 'AT'].map((country) => payRuleOf(country, TODAY)).sort(byStrictness);
    expect(rules.map(({ duty }) => duty)).toEqual(['in_ad', 'before_interview', 'none']);
  });
});
