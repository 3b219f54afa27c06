import { describe, expect, it } from '@jest/globals';
import { beginningOf } from './beginning-of.js';

describe('the beginning of a text', () => {
  it('is all of a short one, in one line', () => {
    expect(beginningOf(' You serve\n breakfast. ', 20)).toBe('You serve breakfast.');
  });

  it('is cut between words', () => {
    expect(beginningOf('You serve breakfast, and lunch.', 24)).toBe('You serve breakfast…');
    expect(beginningOf('You serve breakfast and lunch.', 24)).toBe('You serve breakfast and…');
  });

  it('is cut where it can be in a text without spaces', () => {
    expect(beginningOf('仕事'.repeat(20), 10)).toBe('仕事仕事仕事仕事仕…');
    expect(beginningOf(`${'仕'.repeat(8)}😀${'事'.repeat(8)}`, 10)).toBe(`${'仕'.repeat(8)}…`);
  });
});
