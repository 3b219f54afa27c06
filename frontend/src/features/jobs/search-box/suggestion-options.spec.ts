import { NO_JOB_FILTERS, writeJobListAddress } from '@babelboard/job-paths';
import { describe, expect, it } from '@jest/globals';
import { type SuggestionOption, suggestionOptions, withSuggestion } from './suggestion-options.js';

const line = (slug: string, name: string) => ({ slug, name, detail: null });
const chosen = (option: Partial<SuggestionOption>, filters = NO_JOB_FILTERS) =>
  writeJobListAddress(withSuggestion(filters, { kind: 'keyword', value: '', name: '', detail: null, ...option }));

describe('what was chosen below the search box', () => {
  it('adds a language, a place or a word to what is there', () => {
    const greek = { ...NO_JOB_FILTERS, language: ['Greek'], from: 40, job: 3 };
    expect(chosen({ kind: 'language', value: 'German' }, greek)).toBe('/jobs-for-German+Greek-speakers');
    expect(chosen({ kind: 'place', value: 'Vienna' }, greek)).toBe('/jobs-in-Vienna-for-Greek-speakers');
    expect(chosen({ kind: 'keyword', value: 'Kellner' }, greek)).toBe('/jobs-for-Greek-speakers?keywords=Kellner');
  });

  it('adds nothing twice, and never takes out', () => {
    const greek = { ...NO_JOB_FILTERS, language: ['Greek'] };
    expect(chosen({ kind: 'language', value: 'Greek' }, greek)).toBe('/jobs-for-Greek-speakers');
  });

  it('leads to the list of a skill; a second skill and one beside other filters is a word', () => {
    const skill = { kind: 'skill', value: 'make-pastry', name: 'make pastry' } as const;
    expect(chosen(skill)).toBe('/jobs-with-make-pastry');
    expect(chosen(skill, { ...NO_JOB_FILTERS, skill: 'speak-greek' })).toBe(
      '/jobs-with-speak-greek?keywords=make+pastry',
    );
    expect(chosen(skill, { ...NO_JOB_FILTERS, location: ['Vienna'] })).toBe('/jobs-in-Vienna?keywords=make+pastry');
  });
});

describe('lines below the search box', () => {
  it('stand group by group, in the order of the answer', () => {
    const found = {
      groups: ['keywords', 'languages', 'places'] as ('keywords' | 'languages' | 'places')[],
      keywords: [line('waiter', 'waiter')],
      skills: [],
      places: [line('Vienna', 'Vienna')],
      languages: [line('Welsh', 'Welsh')],
    };
    expect(suggestionOptions(found).map(({ kind }) => kind)).toEqual(['keyword', 'language', 'place']);
    expect(suggestionOptions(undefined)).toEqual([]);
  });
});
