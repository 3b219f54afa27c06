import { readFileSync } from 'node:fs';
import type { LanguageVerdict } from '@babelboard/language-check';
import { describe, expect, it } from '@jest/globals';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { createVerdictWords } from './use-verdict-words.js';

const catalogue = JSON.parse(readFileSync(new URL('../i18n/en.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>;
const messages = Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, compileMessage(text)]));
const i18n = setupI18n({ locale: 'en', messages: { en: messages } });
const words = createVerdictWords((key, values) => i18n._(key, values));
const verdict = (rest: Partial<LanguageVerdict>): LanguageVerdict => ({
  slug: 'German',
  status: 'met',
  asked: null,
  held: null,
  byAlternative: false,
  ...rest,
});

describe('words of a verdict', () => {
  it.each([
    [{ status: 'missing', asked: 4, held: 3 }, 'B2 asked, B1 held'],
    [{ status: 'met', asked: 4, held: 7 }, 'B2 asked, mother tongue held'],
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
