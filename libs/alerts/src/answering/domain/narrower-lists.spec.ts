import { type JobListFilters, NO_JOB_FILTERS } from '@babelboard/job-paths';
import { describe, expect, it } from '@jest/globals';
import { type AlternativesFilter, alternativesOf, narrowerLists, withValues } from './narrower-lists.js';

const list = (filters: Partial<JobListFilters>): JobListFilters => ({ ...NO_JOB_FILTERS, ...filters });

/** What differs in each part of a list, by the reason for it. @param bringing what the offer has */
function changes(filters: Partial<JobListFilters>, bringing: Partial<Record<AlternativesFilter, string[]>>) {
  const before = list(filters);
  const found = narrowerLists(before, new Map(Object.entries(bringing) as [AlternativesFilter, string[]][]));
  return found.map(({ reason, filter, filters: after }) => {
    const changed = Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof JobListFilters]),
    );
    expect([reason, changed.length]).toEqual([reason, 1]);
    return [reason, filter, changed[0]?.[1]];
  });
}

/** Of one reason. */
const changesFor = (wanted: string, ...given: Parameters<typeof changes>) =>
  changes(...given).filter(([reason]) => reason === wanted);

describe('the parts of a list that leave out an offer', () => {
  it('do without the place that brings it where others are left', () => {
    expect(changesFor('place', { location: ['Bonn', 'Cologne'] }, { location: ['Cologne'] })).toEqual([
      ['place', 'location', ['Bonn']],
    ]);
    expect(changesFor('place', { location: ['Cologne'] }, { location: ['Cologne'] })).toEqual([]);
    expect(changesFor('place', { location: ['Bonn', 'Cologne'] }, { location: ['Bonn', 'Cologne'] })).toEqual([]);
  });

  it('reach less far, as far as may be, and at last no further than the city', () => {
    expect(changesFor('place', { location: ['Cologne'], radius: 50 }, {}).map(([, , radius]) => radius)).toEqual([
      25,
      10,
      null,
    ]);
  });

  it('do without the language that it asks for, then ask for a lower level of the only one', () => {
    expect(changesFor('language', { language: ['French', 'German'] }, { language: ['German'] })[0]).toEqual([
      'language',
      'language',
      ['French'],
    ]);
    expect(changesFor('language', { language: ['German'] }, { language_level: ['German:B1'] })).toEqual([
      ['language', 'language_level', ['German:A1', 'German:A2', 'German:any']],
    ]);
    expect(
      changesFor(
        'language',
        { language: ['German'], language_level: ['German:A2', 'German:C1'] },
        {
          language_level: ['German:C1'],
        },
      )[0],
    ).toEqual(['language', 'language_level', ['German:A2']]);
    // Who speaks it less well than at no level that is named, nobody knows.
    expect(changesFor('language', { language: ['German'] }, { language_level: ['German:any'] })).toEqual([]);
    expect(changesFor('local-language', {}, {})).toEqual([['local-language', 'no_local_language', true]]);
    expect(changesFor('local-language', { no_local_language: true }, {})).toEqual([]);
  });

  it('take the levels of a language along with it', () => {
    const both = list({ language: ['French', 'German'], language_level: ['German:B1'] });
    expect(withValues(both, 'language', ['French'])).toEqual(list({ language: ['French'] }));
  });

  it('ask for every other kind of job and experience than its own, whether the list asked for one or not', () => {
    expect(changesFor('employment-type', {}, { employment_type: ['1', '2'] })).toEqual([
      ['employment-type', 'employment_type', [3, 4, 5, 6]],
    ]);
    expect(changesFor('experience', { experience: [3, 4] }, { experience: ['4'] })).toEqual([
      ['experience', 'experience', [3]],
    ]);
    // It says neither.
    expect(changesFor('experience', {}, {})).toEqual([]);
    expect(changesFor('employment-type', { employment_type: [1] }, { employment_type: ['1'] })).toEqual([]);
  });

  it('are of the other ways to work, or from home where it is on site', () => {
    expect(changesFor('remote', {}, { remote: ['Hybrid'] })).toEqual([
      ['remote', 'remote', ['Remote', 'RemoteCountryBased']],
    ]);
    expect(changesFor('on-site', {}, {})).toEqual([['on-site', 'remote', ['Remote', 'RemoteCountryBased', 'Hybrid']]]);
    expect(changesFor('on-site', {}, { remote: ['Hybrid'] })).toEqual([]);
    expect(changesFor('on-site', { remote: ['Hybrid'] }, { remote: ['Hybrid'] })).toEqual([]);
  });

  it('take words as they were typed, once', () => {
    expect(changesFor('work', { keywords: ['nurse'] }, {})).toEqual([['work', 'literal', true]]);
    expect(changesFor('work', { keywords: ['nurse'], literal: true }, {})).toEqual([]);
    expect(changesFor('work', {}, {})).toEqual([]);
  });

  it('are tried by one value of each filter that has several', () => {
    const tried = alternativesOf(list({ location: ['Bonn'], language: ['German'], remote: ['Remote', 'Hybrid'] }));
    expect(tried.map(({ filter, values }) => [filter, values.length])).toEqual([
      ['language_level', 8],
      ['employment_type', 6],
      ['experience', 6],
      ['remote', 2],
    ]);
  });
});
