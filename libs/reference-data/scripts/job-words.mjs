import { fileURLToPath } from 'node:url';
import { namesByLanguage } from './esco-names.mjs';
import { keysOf } from './own-names.mjs';
import { readLines } from './shipped-files.mjs';

export const NO_WORDS = { everyday: {}, group: {} };

/**
 * Reads a file of overrides: `slug | en name, name | de name` are names of an occupation, `~ slug, slug | en word` words of a group of
 * them. Gives both by slug, each by language.
 */
export function readJobWords(name, slugs) {
  const words = new Map();
  const file = fileURLToPath(new URL(`./overrides/${name}`, import.meta.url));
  for (const line of readLines(file).filter((text) => !text.startsWith('#'))) {
    const kind = line.startsWith('~ ') ? 'group' : 'everyday';
    const [occupations, ...languages] = line.replace(/^~ /, '').split(' | ');
    const byLanguage = Object.fromEntries(languages.map((part) => [part.slice(0, 2), part.slice(3).split(', ')]));
    const meant = occupations.split(', ');
    if (kind === 'everyday' && meant.length > 1) throw new Error(`${name}: names of several: ${occupations}`);
    for (const slug of meant) {
      if (!slugs.has(slug)) throw new Error(`${name}: there is no occupation ${slug}`);
      const known = words.get(slug) ?? NO_WORDS;
      words.set(slug, { ...known, [kind]: namesByLanguage([known[kind], byLanguage]) });
    }
  }
  return words;
}

/**
 * Adds what trades are called for short to rows whose names are parted already: nothing loses a name by it, and a word that is the name
 * of another occupation is only said of this one.
 */
export function addTradeWords(rows, words) {
  const owners = new Map();
  for (const { slug, names } of rows) {
    for (const [language, labels] of Object.entries(names)) {
      for (const key of labels.flatMap(keysOf)) owners.set(`${language} ${key}`, slug);
    }
  }
  return rows.map((row) => {
    const { everyday, group } = { ...NO_WORDS, ...words.get(row.slug) };
    const names = { ...row.names };
    const related = { ...row.related };
    const add = (kind, language, word) => {
      const known = [...(names[language] ?? []), ...(related[language] ?? [])].flatMap(keysOf);
      if (!keysOf(word).every((key) => known.includes(key))) kind[language] = [...(kind[language] ?? []), word];
    };
    for (const [language, labels] of Object.entries(everyday)) {
      for (const label of labels) {
        const isFree = keysOf(label).every((key) => !owners.has(`${language} ${key}`));
        add(isFree ? names : related, language, label);
      }
    }
    for (const [language, labels] of Object.entries(group)) {
      for (const label of labels) add(related, language, label);
    }
    return { ...row, names, related };
  });
}
