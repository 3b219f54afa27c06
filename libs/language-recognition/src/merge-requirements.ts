import type { RecognisedRequirement } from './recognised-requirement.js';

export interface Finding extends RecognisedRequirement {
  /** The level is an explicit CEFR code. */
  code: boolean;
}

function stronger(a: Finding, b: Finding): Finding {
  if (a.preference !== b.preference) return a.preference === 'required' ? a : b;
  if (a.code !== b.code) return a.code ? a : b;
  return (b.level ?? 0) > (a.level ?? 0) ? b : a;
}

/**
 * One requirement per language: required wins over wished, a CEFR code over a word, the higher level over the lower.
 * One-of groups are kept while at least two languages are in them, and numbered from 1.
 */
export function mergeRequirements(findings: readonly Finding[]): RecognisedRequirement[] {
  const byLanguage = new Map<string, Finding>();
  for (const finding of findings) {
    const known = byLanguage.get(finding.languageCode);
    if (!known) {
      byLanguage.set(finding.languageCode, finding);
      continue;
    }
    const kept = stronger(known, finding);
    const outright = [known, finding].some((one) => one.preference === kept.preference && one.oneOfGroup === null);
    const level = kept.level ?? (known.preference === finding.preference ? (known.level ?? finding.level) : null);
    byLanguage.set(finding.languageCode, { ...kept, level, oneOfGroup: outright ? null : kept.oneOfGroup });
  }
  const merged = [...byLanguage.values()];
  const sizes = new Map<number, number>();
  for (const { oneOfGroup } of merged) if (oneOfGroup !== null) sizes.set(oneOfGroup, (sizes.get(oneOfGroup) ?? 0) + 1);
  const numbers = new Map([...sizes].filter(([, size]) => size > 1).map(([group], index) => [group, index + 1]));
  return merged.map(({ code: _code, ...requirement }) => ({
    ...requirement,
    oneOfGroup: requirement.oneOfGroup === null ? null : (numbers.get(requirement.oneOfGroup) ?? null),
  }));
}
