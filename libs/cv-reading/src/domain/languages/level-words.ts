import { ALL_WORDS } from '../../words/all-words.js';
import type { LanguageLevel } from '../../words/cv-words.js';
import { once } from '../text/once.js';
import { PhraseMap } from '../text/phrase-map.js';

const LEVELS = ['native', 'C2', 'C1', 'B2', 'B1', 'A2', 'A1'] as const;
const CODES = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;

/** The words for levels in one language, and in English beside it: CVs mix them. */
const byLanguage = new Map<string, PhraseMap<LanguageLevel>>();

export function levelWords(language: string | null): PhraseMap<LanguageLevel> {
  const key = language ?? '';
  const known = byLanguage.get(key);
  if (known) return known;
  const chosen =
    language === null ? ALL_WORDS : ALL_WORDS.filter((one) => one.language === language || one.language === 'en');
  const own = [...chosen].sort((a, b) => Number(b.language === language) - Number(a.language === language));
  const made = new PhraseMap(
    own.flatMap(({ levels }) => LEVELS.flatMap((level) => (levels[level] ?? []).map((word) => [word, level] as const))),
  );
  byLanguage.set(key, made);
  return made;
}

/** Letters of other alphabets that look like those of the codes, or stand for them. */
const LOOKALIKES: Record<string, string> = { A: 'αа', B: 'βв', C: 'γсц' };

export const cefrCodes = once(
  () =>
    new PhraseMap(
      CODES.flatMap((code) =>
        [code.charAt(0), ...(LOOKALIKES[code.charAt(0)] ?? '')].map(
          (letter) => [letter + code.charAt(1), code] as const,
        ),
      ),
    ),
);
