import { NO_JOB_FILTERS } from '@babelboard/job-paths';
import { describe, expect, it } from '@jest/globals';
import type { Facets } from '../filters/filter-names.js';
import { fieldsOf, isAroundCity, withFields } from './search-fields.js';

const FACETS = {
  skill: { name: 'Head chef' },
  countries: { data: [{ id: 276, slug: 'Germany', name: 'Deutschland', total: 3 }] },
  cities: { data: [] },
  chosen: { places: { Cologne: 'Köln', Germany: 'Deutschland' }, languages: {} },
} as unknown as Facets;
const given = (filters: Partial<typeof NO_JOB_FILTERS>) => ({ ...NO_JOB_FILTERS, ...filters });

describe('the fields of a list', () => {
  it('say its words, its skill and its places', () => {
    const filters = given({ keywords: ['night'], skill: 'head-chef', location: ['Cologne'] });
    expect(fieldsOf(filters, FACETS)).toEqual({ what: 'night, Head chef', where: 'Köln' });
    expect(fieldsOf(filters, undefined)).toEqual({ what: 'night, head chef', where: 'Cologne' });
  });

  it('change only what was typed anew, and begin the list again', () => {
    const filters = given({
      skill: 'head-chef',
      location: ['Cologne'],
      radius: 25,
      language: ['German'],
      from: 40,
      job: 7,
    });
    const shown = fieldsOf(filters, FACETS);
    expect(withFields(filters, shown, shown)).toEqual({ ...filters, from: 0, job: null });
    expect(withFields(filters, shown, { ...shown, what: 'porter , night' })).toMatchObject({
      keywords: ['porter', 'night'],
      skill: null,
      location: ['Cologne'],
      radius: 25,
      language: ['German'],
    });
    expect(withFields(filters, shown, { ...shown, where: 'München' })).toMatchObject({
      skill: 'head-chef',
      location: ['München'],
      radius: null,
    });
    expect(withFields(filters, shown, { what: ' ', where: '' })).toMatchObject({
      keywords: [],
      skill: null,
      location: [],
    });
  });

  it('take one more place beside several', () => {
    const filters = given({ location: ['Cologne', 'Germany'] });
    const shown = fieldsOf(filters, FACETS);
    expect(shown.where).toBe('');
    expect(withFields(filters, shown, { ...shown, where: 'Bonn' }).location).toEqual(['Cologne', 'Germany', 'Bonn']);
    expect(withFields(given({}), { what: '', where: '' }, { what: '', where: 'Bonn, Germany' }).location).toEqual([
      'Bonn, Germany',
    ]);
  });

  it('take a distance around one city alone', () => {
    expect(isAroundCity(given({ location: ['Cologne'] }), FACETS)).toBe(true);
    for (const location of [['Germany'], ['Cologne', 'Bonn'], []])
      expect(isAroundCity(given({ location }), FACETS)).toBe(false);
    expect(isAroundCity(given({ location: ['Cologne'] }), undefined)).toBe(false);
  });
});
