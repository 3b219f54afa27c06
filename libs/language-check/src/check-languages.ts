import type { LevelRank } from './language-levels.js';

/** What an offer asks for. */
export interface AskedLanguage {
  slug: string;
  /** Null when the offer names no level. */
  rank: LevelRank | null;
  mandatory: boolean;
  /** Requirements with the same number are alternatives: one of them is enough. */
  oneOf: number | null;
}

/** What a person speaks. */
export interface HeldLanguage {
  slug: string;
  /** Null when the person names no level. */
  rank: LevelRank | null;
}

export interface LanguageVerdict {
  slug: string;
  status: 'met' | 'missing' | 'unknown';
  asked: LevelRank | null;
  held: LevelRank | null;
  /** The held language that counts as the asked one, where that is another; null otherwise. */
  heldAs: string | null;
  /** Met only because another one of its alternatives is. */
  byAlternative: boolean;
}

/** Languages that count as each other: who holds one holds the other. */
const SAME: Record<string, string> = { Swiss_German: 'German', Flemish: 'Dutch' };

/**
 * The one requirement check: for each language that an offer asks for, whether a person meets it, misses it, or whether
 * that is unknown because the person names no level. A met alternative meets its whole group.
 */
export function checkLanguages(asked: AskedLanguage[], held: HeldLanguage[]): LanguageVerdict[] {
  const verdicts = asked.map((language) => verdictOn(language, held));
  const metGroups = new Set(
    asked.flatMap(({ oneOf }, index) => (verdicts[index]?.status === 'met' ? (oneOf ?? []) : [])),
  );
  return verdicts.map((verdict, index) => {
    const group = asked[index]?.oneOf ?? null;
    if (group === null || !metGroups.has(group) || verdict.status === 'met') return verdict;
    return { ...verdict, status: 'met', byAlternative: true };
  });
}

function verdictOn({ slug, rank }: AskedLanguage, held: HeldLanguage[]): LanguageVerdict {
  const known = held.filter((language) => countsAs(language.slug) === countsAs(slug));
  // Of equal ones the asked language itself.
  const best = known.reduce<HeldLanguage | null>((top, one) => {
    const more = (one.rank ?? 0) - (top?.rank ?? 0);
    return top === null || more > 0 || (more === 0 && one.slug === slug) ? one : top;
  }, null);
  const level = best?.rank ?? null;
  const verdict = (status: LanguageVerdict['status']) => ({
    slug,
    status,
    asked: rank,
    held: level,
    heldAs: best === null || best.slug === slug ? null : best.slug,
    byAlternative: false,
  });
  if (best === null) return verdict('missing');
  if (rank === null) return verdict('met');
  if (level === null) return verdict('unknown');
  return verdict(level >= rank ? 'met' : 'missing');
}

/** The language as which this one counts, by its slug. */
export function countsAs(slug: string): string {
  return SAME[slug] ?? slug;
}
