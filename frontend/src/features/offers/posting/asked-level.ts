import type { AskedLanguage } from './offer-values.js';

const CEFR = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
/** 1 to 6 are A1 to C2, 7 is the mother tongue, 0 asks for no level. */
export const NATIVE = 7;

export function rankOf({ level, cefr }: Pick<AskedLanguage, 'level' | 'cefr'>): number {
  if (cefr !== null) return CEFR.indexOf(cefr) + 1;
  if (level === null) return 0;
  // As the server reads a level without its step: A2, B2, C1.
  return [0, 2, 4, 5, NATIVE][level] ?? 0;
}

export function levelOf(rank: number): Pick<AskedLanguage, 'level' | 'cefr'> {
  if (rank === 0) return { level: null, cefr: null };
  if (rank === NATIVE) return { level: 4, cefr: null };
  return { level: Math.ceil(rank / 2) as 1 | 2 | 3, cefr: CEFR[rank - 1] ?? null };
}

/** How firmly a language is asked for: `required`, `nice`, or the number of the group of which one is enough. */
export function firmnessOf({ mandatory, one_of }: Pick<AskedLanguage, 'mandatory' | 'one_of'>): string {
  if (one_of !== null) return String(one_of);
  return mandatory ? 'required' : 'nice';
}

export function withFirmness(firmness: string): Pick<AskedLanguage, 'mandatory' | 'one_of'> {
  if (firmness === 'nice') return { mandatory: false, one_of: null };
  return { mandatory: true, one_of: firmness === 'required' ? null : Number(firmness) };
}

/** The groups to choose from: those that there are, and one more. */
export function groupsOf(languages: readonly AskedLanguage[]): number[] {
  const used = new Set(languages.flatMap(({ one_of }) => one_of ?? []));
  const next = [1, 2, 3, 4, 5].find((group) => !used.has(group));
  return [...used, ...(next === undefined ? [] : [next])].sort((a, b) => a - b);
}
