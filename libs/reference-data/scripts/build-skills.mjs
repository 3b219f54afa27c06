import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wordSlug } from './ascii.mjs';
import { isCurrent, namesByLanguage, tidyNames } from './esco-names.mjs';
import { readLines, readNdjson, readShipped, stableIds, writeShipped } from './shipped-files.mjs';

const OWN_URI = 'urn:everyday-skill:';

/**
 * skills.ndjson.gz and skill-groups.ndjson.gz. Ids follow the identifier for ever; so does a slug, unless it was made of a name in
 * another language because the English one was not known: then it goes on leading to the skill (`formerSlugs`).
 */
export function buildSkills(raw, report) {
  const esco = readNdjson(join(raw, 'esco', 'skills.ndjson.gz'));
  const everyday = everydayNames(new Map(esco.filter(isCurrent).map((row) => [row.labels.en, row.uri])));
  const own = everyday.own.map((names) => ({ uri: `${OWN_URI}${wordSlug(names.en[0])}`, labels: {}, alt: {}, names }));
  const source = [...esco.map((row) => ({ ...row, names: everyday.ofEsco.get(row.uri) ?? {} })), ...own];
  const shipped = readShipped('skills.ndjson.gz');
  const ids = stableIds(shipped, (row) => row.uri, source.map((row) => row.uri).sort());
  const named = source.map((row) => ({ ...row, byLanguage: namesByLanguage([row.names, row.labels, row.alt]) }));
  const slugs = giveSlugs(named, shipped, report);
  const { parents, groups, related } = relationsOfSkills(raw, ids);
  const rows = named.map((row) => ({
    id: ids.get(row.uri),
    uri: row.uri,
    slug: slugs.get(row.uri).slug,
    formerSlugs: slugs.get(row.uri).former,
    name: row.byLanguage.en[0],
    names: row.byLanguage,
    current: row.uri.startsWith(OWN_URI) || isCurrent(row),
    kind: row.type === 'knowledge' ? 'knowledge' : 'skill',
    reuse: row.reuse ?? null,
    broader: parents.get(row.uri) ?? [],
    groups: groups.get(row.uri) ?? [],
    related: related.get(row.uri) ?? [],
  }));
  rows.sort((a, b) => a.id - b.id);
  const current = rows.filter((row) => row.current);
  report.push(
    `Skills: ${current.length} current, ${rows.length - current.length} kept for their old ids, ${own.length} of our own`,
  );
  writeShipped('skills.ndjson.gz', rows);
  writeSkillGroups(raw);
  return ids;
}

/** A shipped slug stays where its row had an English name then, or would get the same again. */
function giveSlugs(rows, shipped, report) {
  const before = new Map(shipped.map((row) => [row.uri, row]));
  // Occupations share the space of slugs.
  const taken = new Set(readShipped('occupations.ndjson.gz').map((row) => row.slug));
  for (const row of shipped) for (const slug of [row.slug, ...(row.formerSlugs ?? [])]) taken.add(slug);
  const slugs = new Map();
  let renamed = 0;
  for (const row of [...rows].sort((a, b) => order(a) - order(b) || (a.uri < b.uri ? -1 : 1))) {
    const old = before.get(row.uri);
    const former = old?.formerSlugs ?? [];
    const wanted = slugsFor(row.byLanguage.en[0]);
    if (old !== undefined && (wanted.includes(old.slug) || (wasEnglish(old) && !row.names.en))) {
      slugs.set(row.uri, { slug: old.slug, former });
      continue;
    }
    const slug = wanted.find((candidate) => candidate && !taken.has(candidate));
    if (slug === undefined) throw new Error(`No slug is left for ${row.byLanguage.en[0]}`);
    taken.add(slug);
    renamed += old === undefined ? 0 : 1;
    slugs.set(row.uri, { slug, former: old === undefined ? former : [...former, old.slug] });
  }
  report.push(`Skills: ${renamed} got an English slug, the former ones lead to it`);
  return slugs;
}

/** Everyday names choose first, then current skills. */
const order = (row) => (row.names.en ? 0 : isCurrent(row) ? 1 : 2);

const wasEnglish = (row) => Boolean(row.names?.en ?? row.labels?.en);

function slugsFor(name) {
  const base = wordSlug(name);
  const short = wordSlug(name.replace(/\s*\([^)]*\)\s*/g, ' '));
  return [short, base, `${base}-skill`, ...[2, 3, 4].map((number) => `${base}-${number}`)];
}

function relationsOfSkills(raw, ids) {
  const groupCodes = new Map(readNdjson(join(raw, 'esco', 'skill_groups.ndjson.gz')).map((row) => [row.uri, row.code]));
  const parents = new Map();
  const groups = new Map();
  for (const { child, parent, kind } of readNdjson(join(raw, 'esco', 'broader.ndjson.gz'))) {
    if (kind === 'skill>skill') put(parents, child, ids.get(parent));
    if (kind === 'skill>group') put(groups, child, groupCodes.get(parent));
  }
  const related = new Map();
  for (const row of readNdjson(join(raw, 'esco', 'skill_skill.ndjson.gz')))
    put(related, row.skill, ids.get(row.related));
  return { parents, groups, related };
}

function writeSkillGroups(raw) {
  const groups = readNdjson(join(raw, 'esco', 'skill_groups.ndjson.gz'));
  const codes = new Map(groups.map((row) => [row.uri, row.code]));
  const parents = new Map(
    readNdjson(join(raw, 'esco', 'broader.ndjson.gz'))
      .filter(({ kind }) => kind === 'group>group')
      .map(({ child, parent }) => [child, codes.get(parent)]),
  );
  const rows = groups.map(({ uri, code, labels }) => ({ code, parent: parents.get(uri) ?? null, labels }));
  rows.sort((a, b) => (a.code < b.code ? -1 : 1));
  writeShipped('skill-groups.ndjson.gz', rows);
}

/** Lines of overrides/everyday-skills.txt: `ESCO label | en name, name | de name` or `+ | en name`. */
function everydayNames(uris) {
  const ofEsco = new Map();
  const own = [];
  const file = fileURLToPath(new URL('./overrides/everyday-skills.txt', import.meta.url));
  for (const line of readLines(file).filter((text) => !text.startsWith('#'))) {
    const [label, ...languages] = line.split(' | ');
    const names = Object.fromEntries(languages.map((part) => [part.slice(0, 2), tidyNames(part.slice(3).split(', '))]));
    if (label === '+') {
      own.push(names);
    } else if (uris.has(label)) {
      ofEsco.set(uris.get(label), names);
    } else {
      throw new Error(`everyday-skills.txt: ESCO has no current skill ${label}`);
    }
  }
  return { ofEsco, own };
}

function put(map, key, value) {
  if (value === undefined) return;
  map.set(key, [...(map.get(key) ?? []), value]);
}
