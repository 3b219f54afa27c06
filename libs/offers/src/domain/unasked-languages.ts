import { countsAs, type LevelRank } from '@babelboard/language-check';

export interface NamedLanguage {
  languageId: number;
  slug: string;
  level: LevelRank | null;
  /** Whether the text cannot do without. */
  mandatory: boolean;
}

/** Which languages a text asks for that its offer does not: each once, none that counts as one that is asked for (Swiss German as German). */
export function unaskedLanguages(named: readonly NamedLanguage[], askedSlugs: readonly string[]): NamedLanguage[] {
  const known = new Set(askedSlugs.map(countsAs));
  return named.filter(({ slug }) => {
    const counted = countsAs(slug);
    if (known.has(counted)) return false;
    known.add(counted);
    return true;
  });
}
