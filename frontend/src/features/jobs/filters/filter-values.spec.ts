import { type JobListFilters, NO_JOB_FILTERS } from '@babelboard/job-paths';
import { describe, expect, it } from '@jest/globals';
import { cleared, countActive, FILTER_GROUPS, valuesOf, withAdded, withToggled } from './filter-values.js';

const given = (filters: Partial<JobListFilters>): JobListFilters => ({ ...NO_JOB_FILTERS, ...filters });

describe('the filters', () => {
  it('are all that an address has', () => {
    const { literal, latests, from, job, autoApply, minisite, ...narrowing } = NO_JOB_FILTERS;
    expect([...FILTER_GROUPS].sort()).toEqual(Object.keys(narrowing).sort());
  });
});

describe('a value of a filter', () => {
  it.each([
    ['keywords', 'waiter'],
    ['skill', 'pastry_making'],
    ['location', 'Cologne'],
    ['radius', '25'],
    ['language', 'Greek'],
    ['language_level', 'Greek:B2'],
    ['no_local_language', 'true'],
    ['remote', 'Hybrid'],
    ['salary_from', '40000'],
    ['employment_type', '2'],
    ['experience', '1'],
    ['ad_language', 'French'],
    ['working_language', 'English'],
  ] as const)('of %s is taken in and out', (group, value) => {
    const chosen = withToggled(given({ from: 40, job: 7, autoApply: true }), group, value);
    expect(valuesOf(chosen, group)).toEqual([value]);
    expect(countActive(chosen)).toBe(1);
    expect(withToggled(chosen, group, value)).toEqual(NO_JOB_FILTERS);
    expect(withAdded(chosen, group, value)).toEqual(chosen);
  });

  it('replaces the one before where there can be only one', () => {
    expect(withToggled(given({ salary_from: 40_000 }), 'salary_from', '60000').salary_from).toBe(60_000);
    expect(withToggled(given({ radius: 25, location: ['Cologne'] }), 'radius', '').radius).toBeNull();
  });

  it('takes its levels along when a language goes', () => {
    const filters = given({ language: ['German', 'Swiss_German'], language_level: ['German:B1', 'Swiss_German:any'] });
    expect(withToggled(filters, 'language', 'German').language_level).toEqual(['Swiss_German:any']);
  });

  it('ends the radius when the places change', () => {
    const around = given({ location: ['Cologne'], radius: 50 });
    expect(withToggled(around, 'location', 'Bonn').radius).toBeNull();
    expect(withToggled(around, 'location', 'Cologne').radius).toBeNull();
  });

  it('is cleared with all others, but a company keeps its own list', () => {
    const filters = given({ minisite: 'acme', language: ['German'], keywords: ['cook'], latests: true });
    expect(cleared(filters)).toEqual({ ...NO_JOB_FILTERS, minisite: 'acme' });
    expect(FILTER_GROUPS).not.toContain('minisite');
  });
});
