/** Whether the concept stands in the version of ESCO that is shipped; others are kept for their ids. */
export const isCurrent = (row) => row.v?.includes('1.2.0') ?? false;

/**
 * One list of names for each language, the preferred one first, each name once.
 * Takes maps from language to a name or to names, the most important first.
 */
export function namesByLanguage(sources) {
  const languages = [...new Set(sources.flatMap((source) => Object.keys(source)))].sort();
  return Object.fromEntries(
    languages
      .map((language) => [language, tidyNames(sources.flatMap((source) => source[language] ?? []))])
      .filter(([, names]) => names.length > 0),
  );
}

/** The sources leave separators at the end of some names, and some names twice. */
export function tidyNames(names) {
  const tidy = names
    .map((name) =>
      name
        .replace(/\s+/g, ' ')
        .replace(/[;,\s]+$/, '')
        .trim(),
    )
    .filter(Boolean);
  const byKey = new Map();
  for (const name of tidy) if (!byKey.has(name.toLowerCase())) byKey.set(name.toLowerCase(), name);
  return [...byKey.values()];
}
