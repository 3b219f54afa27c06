import { describe, expect, it } from '@jest/globals';
import { readWordsOf, withReadWords } from './read-words.js';

describe('words that a list was read out of', () => {
  it('stand in the part of its address, whatever they are', () => {
    for (const typed of ['nurse munich', 'C# & R', 'Köchin in Wien #1', '100 % remote']) {
      const address = withReadWords('/jobs-in-Munich?keywords=nurse', typed);
      expect(address.split('#', 1)).toEqual(['/jobs-in-Munich?keywords=nurse']);
      expect(readWordsOf(address.slice(address.indexOf('#')))).toBe(typed);
    }
  });

  it('stand beside what the page says already', () => {
    const address = withReadWords('/jobs-in-Munich', 'munich', 'unknown=location&name=Atlantis');
    expect(address).toBe('/jobs-in-Munich#unknown=location&name=Atlantis&read=munich');
  });

  it('are none where the part says something else', () => {
    for (const hash of ['', '#', '#filters', '#read=', '#read=%20', '#unknown=location&name=x'])
      expect(readWordsOf(hash)).toBeNull();
  });
});
