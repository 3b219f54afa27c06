import { join } from 'node:path';
import { alignAlternatives } from './align-alternatives.mjs';
import { wordSlug } from './ascii.mjs';
import { readNdjson, readShipped, stableIds, writeShipped } from './shipped-files.mjs';

/** A skill without an English label is called by the first of these that it has. */
const FALLBACKS = ['en', 'de', 'sv', 'nl'];

/** skills.ndjson.gz: [id, uri, slug, labels, English alternatives]; ids follow the ESCO identifier for ever. */
export function buildSkills(raw, report) {
  const source = readNdjson(join(raw, 'esco_skills.ndjson')).map((row) => ({ ...row, labels: trimmed(row.labels) }));
  const english = source.filter((row) => row.labels.en);
  const { aligned, dropped, lastSlip } = alignAlternatives(english);
  report.push(
    `Skills: ${aligned.size} lists of alternatives placed, ${dropped} dropped, slipped by ${lastSlip} at the end`,
  );
  const alternatives = new Map([...aligned].map(([position, list]) => [english[position].uri, list]));
  const shipped = readShipped('skills.ndjson.gz');
  const ids = stableIds(shipped, (row) => row.uri, source.map((row) => row.uri).sort());
  const slugs = new Map(shipped.map((row) => [row.uri, row.slug]));
  const taken = new Set(slugs.values());
  const byLanguage = [...source].sort(
    (a, b) => FALLBACKS.indexOf(languageOf(a)) - FALLBACKS.indexOf(languageOf(b)) || (a.uri < b.uri ? -1 : 1),
  );
  for (const row of byLanguage.filter((entry) => !slugs.has(entry.uri))) {
    const name = row.labels[languageOf(row)];
    const base = wordSlug(name);
    const short = wordSlug(name.replace(/\s*\([^)]*\)\s*/g, ' '));
    const wanted = [short, base, `${base}-${languageOf(row)}`, ...[2, 3, 4].map((number) => `${base}-${number}`)];
    const slug = wanted.find((candidate) => candidate && !taken.has(candidate));
    taken.add(slug);
    slugs.set(row.uri, slug);
  }
  const rows = source.map((row) => ({
    id: ids.get(row.uri),
    uri: row.uri,
    slug: slugs.get(row.uri),
    name: row.labels[languageOf(row)],
    labels: row.labels,
    alternatives: distinct(alternatives.get(row.uri) ?? [], row.labels.en),
  }));
  rows.sort((a, b) => a.id - b.id);
  writeShipped('skills.ndjson.gz', rows);
}

const languageOf = (row) => FALLBACKS.find((language) => row.labels[language]);

const trimmed = (labels) =>
  Object.fromEntries(
    Object.entries(labels)
      .map(([language, label]) => [language, label.trim()])
      .filter(([, label]) => label),
  );

const distinct = (list, label) =>
  [...new Set(list.map((entry) => entry.trim()))].filter((entry) => entry && entry !== label);
