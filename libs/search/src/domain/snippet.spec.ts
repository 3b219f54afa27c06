import { describe, expect, it } from '@jest/globals';
import { beginningOf, MATCH_END, MATCH_START, snippetOf } from './snippet.js';

const matcher = (words: string[], prefix: string | null = null) => ({ exact: new Set(words), prefix });
const shown = (text: string) => text.replaceAll(MATCH_START, '[').replaceAll(MATCH_END, ']');

describe('snippetOf', () => {
  it('marks every match as written', () => {
    expect(shown(snippetOf('Die Pflege: PFLEGE und Pflegerin', matcher(['pflege'])))).toBe(
      'Die [Pflege]: [PFLEGE] und Pflegerin',
    );
    expect(shown(snippetOf('Die Pflegerin', matcher([], 'pfle')))).toBe('Die [Pflegerin]');
  });

  it('begins near the first match, between words', () => {
    const snippet = shown(snippetOf(`${'lorem '.repeat(100)}Köln ${'ipsum '.repeat(100)}`, matcher(['koln'])));
    expect(snippet).toMatch(/^lorem (lorem )+\[Köln\] ipsum/);
    expect(snippet.length).toBeLessThanOrEqual(202);
    expect(snippet).toMatch(/ipsum$/);
  });

  it('finds a match in a text without spaces', () => {
    expect(shown(snippetOf(`${'x,'.repeat(300)}nurse${',x'.repeat(300)}`, matcher(['nurse'])))).toMatch(/^\[nurse\],x/);
  });

  it('shows the beginning where nothing matches', () => {
    expect(snippetOf('Some text', matcher(['other']))).toBe('Some text');
  });

  it('keeps marks that a text brings along out', () => {
    expect(snippetOf(`a${MATCH_START}b${MATCH_END}  c\n\nd`, matcher([]))).toBe('ab c d');
  });
});

describe('beginningOf', () => {
  it('cuts between words, never within a character', () => {
    expect(beginningOf('word '.repeat(100))).toBe(`${'word '.repeat(40)}`.trim());
    expect(beginningOf(`x${'🚀'.repeat(200)}`)).toBe(`x${'🚀'.repeat(99)}`);
  });
});
