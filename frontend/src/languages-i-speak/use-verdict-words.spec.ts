import type { LanguageVerdict } from '@babelboard/language-check';
import { describe, expect, it } from '@jest/globals';
import { englishTexts } from '../testing/english-texts.js';
import { createVerdictWords } from './use-verdict-words.js';

const words = createVerdictWords(englishTexts('languages-i-speak'));
const verdict = (rest: Partial<LanguageVerdict>): LanguageVerdict => ({
  slug: 'German',
  status: 'met',
  asked: null,
  held: null,
  heldAs: null,
  byAlternative: false,
  ...rest,
});

describe('words of a verdict', () => {
  it.each([
    [{ status: 'missing', asked: 4, held: 3 }, 'B2 asked, B1 held'],
    [{ status: 'met', asked: 4, held: 7 }, 'B2 asked, mother tongue held'],
    [{ status: 'met', asked: 2, held: 5, heldAs: 'German' }, 'A2 asked, C1 held (German)'],
    [{ status: 'met', heldAs: 'Swiss_German' }, 'no level asked, you speak Swiss German'],
    [{ status: 'unknown', asked: 2, heldAs: 'German' }, 'A2 asked, your level not stated'],
    [{ status: 'missing', asked: 4 }, 'B2 asked, not one of yours'],
    [{ status: 'missing' }, 'no level asked, not one of yours'],
    [{ status: 'unknown', asked: 4 }, 'B2 asked, your level not stated'],
    [{ status: 'met', held: 2 }, 'no level asked, A2 held'],
    [{ status: 'met' }, 'no level asked, you speak it'],
    [{ status: 'met', asked: 4, byAlternative: true }, 'not needed, you speak another of these'],
  ] as const)('%j', (rest, text) => {
    expect(words.verdict(verdict(rest))).toBe(text);
  });
});
