import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wordSlug } from './ascii.mjs';
import { readJson, readLines, readNdjson, readShipped, stableIds, writeShipped } from './shipped-files.mjs';

/** occupations.ndjson.gz and isco-groups.ndjson.gz; ids and slugs of occupations follow the ESCO identifier for ever. */
export function buildOccupations(raw, report) {
  const groups = readJson(join(raw, 'isco08_multilingual.json'));
  const known = new Set(groups.map((group) => group.code));
  writeShipped(
    'isco-groups.ndjson.gz',
    groups.map(({ code, labels }) => ({ code, parent: code.length > 1 ? code.slice(0, -1) : null, labels })),
  );
  const source = readNdjson(join(raw, 'esco_occupations_multilingual.ndjson'));
  const shipped = readShipped('occupations.ndjson.gz');
  const ids = stableIds(shipped, (row) => row.uri, source.map((row) => row.uri).sort());
  const slugs = occupationSlugs(shipped, source);
  const everyday = everydayNames(new Set(slugs.values()));
  const rows = source.map((row) => ({
    id: ids.get(row.uri),
    uri: row.uri,
    slug: slugs.get(row.uri),
    code: row.code,
    isco08: known.has(row.isco08) ? row.isco08 : null,
    name: nameOf(row),
    labels: row.labels,
    alternatives: alternativesOf(row, everyday.get(slugs.get(row.uri)) ?? {}),
  }));
  rows.sort((a, b) => a.id - b.id);
  report.push(`Occupations without their ISCO group: ${rows.filter((row) => !row.isco08).length}`);
  writeShipped('occupations.ndjson.gz', rows);
}

const nameOf = (row) => row.labels.en ?? row.labels.sv ?? Object.values(row.labels)[0];

/** Skills and occupations share one kind of address, and skills were there first. */
function occupationSlugs(shipped, source) {
  const slugs = new Map(shipped.filter((row) => row.slug).map((row) => [row.uri, row.slug]));
  const taken = new Set([...readShipped('skills.ndjson.gz').map((row) => row.slug), ...slugs.values()]);
  for (const row of [...source].sort((a, b) => (a.uri < b.uri ? -1 : 1)).filter(({ uri }) => !slugs.has(uri))) {
    const base = wordSlug(nameOf(row));
    const slug = [base, `${base}-job`, ...[2, 3, 4].map((number) => `${base}-job-${number}`)].find(
      (candidate) => !taken.has(candidate),
    );
    taken.add(slug);
    slugs.set(row.uri, slug);
  }
  return slugs;
}

/** ESCO's alternatives and after them, in more languages, what people call the job. */
function alternativesOf(row, everyday) {
  const languages = [...new Set([...Object.keys(row.alt), ...Object.keys(everyday)])];
  return Object.fromEntries(
    languages
      .map((language) => [
        language,
        distinct([...(row.alt[language] ?? []), ...(everyday[language] ?? [])], row.labels[language]),
      ])
      .filter(([, list]) => list.length > 0),
  );
}

/** Lines of overrides/everyday-jobs.txt: `slug, slug | en name, name | de name`. Gives names by language by slug. */
function everydayNames(slugs) {
  const names = new Map();
  const file = fileURLToPath(new URL('./overrides/everyday-jobs.txt', import.meta.url));
  for (const line of readLines(file).filter((text) => !text.startsWith('#'))) {
    const [occupations, ...languages] = line.split(' | ');
    const byLanguage = Object.fromEntries(languages.map((part) => [part.slice(0, 2), part.slice(3).split(', ')]));
    for (const slug of occupations.split(', ')) {
      if (!slugs.has(slug)) throw new Error(`everyday-jobs.txt: there is no occupation ${slug}`);
      names.set(slug, byLanguage);
    }
  }
  return names;
}

/** The source leaves separators at the end of some alternative labels. */
const distinct = (list, label) =>
  [...new Set(list.map((entry) => entry.replace(/[;,\s]+$/, '').trim()))].filter((entry) => entry && entry !== label);
