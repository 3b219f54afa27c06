import { describe, expect, it } from '@jest/globals';
import { NO_JOB_FILTERS } from './job-list-filters.js';
import { skillAsKeywords } from './skill-as-keywords.js';

describe('skillAsKeywords', () => {
  it.each([
    [{ skill: 'flying-carpets' }, '/jobs?keywords=flying+carpets#searched-as-words'],
    [{ skill: 'Käse-&-Wein' }, '/jobs?keywords=K%C3%A4se+%26+Wein#searched-as-words'],
    [
      { skill: 'carpets', keywords: ['red'], experience: [2] },
      '/jobs?keywords=red&keywords=carpets&experience=2#searched-as-words',
    ],
    [{ skill: 'carpets', from: 40 }, '/jobs?keywords=carpets#searched-as-words'],
    [{ skill: 'python+java' }, '/jobs?keywords=python&keywords=java#searched-as-words'],
    [{ skill: 'flying-carpets+c++' }, '/jobs?keywords=flying+carpets&keywords=c%2B%2B#searched-as-words'],
    [{ skill: 'java+Java' }, '/jobs?keywords=java#searched-as-words'],
    [{ skill: '---' }, '/jobs#searched-as-words'],
  ])('searches for the words of %j', (filters, address) => {
    expect(skillAsKeywords({ ...NO_JOB_FILTERS, ...filters })).toBe(address);
  });
});
