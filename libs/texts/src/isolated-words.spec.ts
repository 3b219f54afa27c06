import { describe, expect, it } from '@jest/globals';
import { isolatedWords } from './isolated-words.js';

describe('words inside a sentence', () => {
  it.each(['ممرضة', 'אחות', 'پرستار', '𞤀𞤁', 'Nurse ممرضة 3'])('%s stand for themselves', (words) => {
    expect(isolatedWords(words)).toBe(`\u2068${words}\u2069`);
  });

  it.each(['nurse', 'медсестра', 'νοσοκόμα', '护士', "O'Brien-Łukasiewicz", '👩‍⚕️', ''])(
    '%s stay as they are',
    (words) => {
      expect(isolatedWords(words)).toBe(words);
    },
  );

  it('bring no marks that would turn what follows', () => {
    expect(isolatedWords('abc\u202edef')).toBe('abcdef');
    expect(isolatedWords('ممرضة\u2069 \u202e')).toBe('\u2068ممرضة \u2069');
  });
});
