import { describe, expect, it } from '@jest/globals';
import { NO_JOB_FILTERS } from './job-list-filters.js';
import { readFiltersOf, readWordsOf, withWordsInstead } from './read-words.js';
import { type ReadFilter, withReadWords } from './with-read-words.js';

const MUNICH: ReadFilter = { filter: 'location', value: 'Munich', words: 'in munich' };
const PART_TIME: ReadFilter = { filter: 'employment_type', value: '2', words: 'part time' };

describe('words that a list was read out of', () => {
  it('stand in the part of its address, whatever they are', () => {
    for (const typed of ['nurse munich', 'C# & R', 'Köchin in Wien #1', '100 % remote']) {
      const read = { typed, parts: [MUNICH, { ...PART_TIME, words: 'a:b & c' }] };
      const address = withReadWords('/jobs-in-Munich?keywords=nurse', read);
      expect(address.split('#', 1)).toEqual(['/jobs-in-Munich?keywords=nurse']);
      expect(readWordsOf(address.slice(address.indexOf('#')))).toEqual(read);
    }
  });

  it('stand beside what the page says already', () => {
    const address = withReadWords('/jobs-in-Munich', { typed: 'munich', parts: [] }, 'unknown=location&name=Atlantis');
    expect(address).toBe('/jobs-in-Munich#unknown=location&name=Atlantis&read=munich');
  });

  it('are none where the part says something else', () => {
    for (const hash of ['', '#', '#filters', '#read=', '#read=%20', '#unknown=location&name=x'])
      expect(readWordsOf(hash)).toBeNull();
    expect(readWordsOf('#read=a&as=minisite:x:y&as=location&as=location:Bonn')?.parts).toEqual([]);
  });
});

describe('a filter that was read', () => {
  const read = { typed: 'nurse in munich part time', parts: [MUNICH, PART_TIME] };
  const filters = {
    ...NO_JOB_FILTERS,
    keywords: ['nurse'],
    location: ['Bonn', 'Munich'],
    employment_type: [2],
    experience: [1],
    radius: 25,
  };

  it('becomes words again alone, and all else stays', () => {
    expect(withWordsInstead(filters, read, MUNICH)).toBe(
      '/jobs-in-Bonn?keywords=nurse+in+munich&literal=true&experience=1&employment_type=2',
    );
    const first = { typed: 'Teilzeit Pflege', parts: [{ ...PART_TIME, words: 'Teilzeit' }] };
    expect(withWordsInstead({ ...filters, keywords: ['Pflege'] }, first, first.parts[0])).toContain(
      'keywords=Teilzeit+Pflege',
    );
  });

  it('becomes words with all others, as they were typed', () => {
    expect(withWordsInstead(filters, read)).toBe(
      '/jobs-in-Bonn?keywords=nurse+in+munich+part+time&literal=true&experience=1',
    );
  });

  it('is none any more once it was taken off', () => {
    expect(readFiltersOf(filters, read)).toEqual([MUNICH, PART_TIME]);
    expect(readFiltersOf({ ...filters, employment_type: [] }, read)).toEqual([MUNICH]);
    expect(readFiltersOf({ ...filters, location: [], employment_type: [3] }, read)).toEqual([]);
  });
});
