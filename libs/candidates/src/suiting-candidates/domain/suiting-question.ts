import type { Wanted } from './suiting-sql.js';

type Group = Wanted['languages'][number];

/**
 * The same wishes in one form: in order, nothing twice, and of a language only the lowest level that is enough. Whoever writes a question in
 * another way asks the same.
 */
export function inOneForm({ languages, skillIds, place }: Wanted): Wanted {
  return {
    languages: distinct(languages.map(groupInOneForm)),
    skillIds: sortedNumbers(skillIds),
    place: place && { cityIds: sortedNumbers(place.cityIds), countryIds: sortedNumbers(place.countryIds) },
  };
}

/** A question as text, in one form already. */
export function questionOf(companyId: number, { languages, skillIds, place }: Wanted): string {
  return JSON.stringify([companyId, languages, skillIds, place]);
}

function groupInOneForm(group: Group): Group {
  const lowest = new Map<string, Group[number]>();
  for (const { languageIds, level } of group) {
    const ids = sortedNumbers(languageIds);
    const known = lowest.get(ids.join());
    lowest.set(ids.join(), { languageIds: ids, level: Math.min(level, known?.level ?? level) });
  }
  return distinct([...lowest.values()]);
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values.map((value) => JSON.stringify(value)))].sort().map((text) => JSON.parse(text) as T);
}

function sortedNumbers(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}
