import { describe, expect, it } from '@jest/globals';
import { ALL_WORDS } from '../../words/all-words.js';
import { namesOthers } from './names-others.js';

describe('headings above other people', () => {
  it('are known in every language', () => {
    const unknown = ALL_WORDS.filter(({ headings }) => !headings.other.some(namesOthers));
    expect(unknown.map(({ language }) => language)).toEqual([]);
  });

  it.each([
    'References',
    'Referenzen',
    'REFERENCIAS',
    'Recomandări',
    'Suosittelijat',
    'Συστάσεις',
    'Публикации',
    'Publikationen',
  ])('are “%s”', (heading) => {
    expect(namesOthers(heading)).toBe(true);
  });

  it.each(['Certificates', 'Projekte', 'Führerschein', 'Public service'])('are not “%s”', (heading) => {
    expect(namesOthers(heading)).toBe(false);
  });
});
