import { join } from 'node:path';
import { wordSlug } from './ascii.mjs';
import { isCurrent, namesByLanguage } from './esco-names.mjs';
import { addTradeWords, NO_WORDS, readJobWords } from './job-words.mjs';
import { ownNames } from './own-names.mjs';
import { readJson, readNdjson, readShipped, stableIds, writeShipped } from './shipped-files.mjs';

/**
 * occupations.ndjson.gz and isco-groups.ndjson.gz; ids and slugs of occupations follow the ESCO identifier for ever. Preferred names of
 * the newer ESCO win over those of the file with all synonyms.
 */
export function buildOccupations(raw, skillIds, report) {
  const groups = readJson(join(raw, 'isco08_multilingual.json'));
  const known = new Set(groups.map((group) => group.code));
  writeShipped(
    'isco-groups.ndjson.gz',
    groups.map(({ code, labels }) => ({ code, parent: code.length > 1 ? code.slice(0, -1) : null, labels })),
  );
  const source = readNdjson(join(raw, 'esco', 'occupations.ndjson.gz'));
  const shipped = readShipped('occupations.ndjson.gz');
  const ids = stableIds(shipped, (row) => row.uri, source.map((row) => row.uri).sort());
  const synonyms = synonymsOf(raw);
  const slugs = occupationSlugs(shipped, source);
  const everydayWords = readJobWords('everyday-jobs.txt', new Set(slugs.values()));
  const skills = skillsOf(raw, skillIds);
  const broader = broaderOf(raw, ids);
  const named = source.map((row) => {
    const { everyday, group } = { ...NO_WORDS, ...everydayWords.get(slugs.get(row.uri)) };
    return {
      uri: row.uri,
      names: namesByLanguage([row.labels, row.alt, synonyms.get(row.uri) ?? {}, everyday]),
      everyday,
      group,
    };
  });
  const called = ownNames(named);
  const rows = source.map((row, index) => ({
    id: ids.get(row.uri),
    uri: row.uri,
    slug: slugs.get(row.uri),
    code: row.code,
    isco08: known.has(row.isco) ? row.isco : null,
    // Every occupation has an English name, two of them only in the older ESCO.
    name: called[index].names.en[0],
    ...called[index],
    current: isCurrent(row),
    essentialSkills: skills.get(row.uri)?.essential ?? [],
    optionalSkills: skills.get(row.uri)?.optional ?? [],
    broader: broader.get(row.uri) ?? [],
  }));
  rows.sort((a, b) => a.id - b.id);
  const lost = shipped.filter((row) => !rows.some(({ uri }) => uri === row.uri));
  if (lost.length > 0) throw new Error(`Shipped occupations are missing in the source: ${lost[0].uri} …`);
  report.push(`Occupations without their ISCO group: ${rows.filter((row) => !row.isco08).length}`);
  const tradeWords = readJobWords('trade-words.txt', new Set(slugs.values()));
  writeShipped('occupations.ndjson.gz', addTradeWords(rows, tradeWords));
}

const nameOf = (row) => row.labels.en ?? row.labels.sv ?? Object.values(row.labels)[0];

/** Skills and occupations share one kind of address, and skills were there first. */
function occupationSlugs(shipped, source) {
  const slugs = new Map(shipped.filter((row) => row.slug).map((row) => [row.uri, row.slug]));
  const ofSkills = readShipped('skills.ndjson.gz').flatMap((row) => [row.slug, ...row.formerSlugs]);
  const taken = new Set([...ofSkills, ...slugs.values()]);
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

/** By uri, then by language: all names of ESCO 1.0.8 in 26 languages, its preferred one first. */
function synonymsOf(raw) {
  const synonyms = new Map();
  for (const { uri, lang, pref, labels } of readNdjson(join(raw, 'esco', 'occupation_labels_26_languages.ndjson.gz'))) {
    synonyms.set(uri, { ...synonyms.get(uri), [lang]: [...(pref ? [pref] : []), ...labels] });
  }
  return synonyms;
}

/** By uri of the occupation: ids of the skills that it needs or can use. */
function skillsOf(raw, skillIds) {
  const skills = new Map();
  for (const { occupation, skill, relation } of readNdjson(join(raw, 'esco', 'occupation_skill.ndjson.gz'))) {
    const known = skills.get(occupation) ?? { essential: [], optional: [] };
    skills.set(occupation, known);
    known[relation].push(skillIds.get(skill));
  }
  for (const lists of skills.values()) for (const list of Object.values(lists)) list.sort((a, b) => a - b);
  return skills;
}

function broaderOf(raw, ids) {
  const broader = new Map();
  for (const { child, parent, kind } of readNdjson(join(raw, 'esco', 'broader.ndjson.gz'))) {
    if (kind === 'occupation>occupation' && ids.has(parent)) {
      broader.set(child, [...(broader.get(child) ?? []), ids.get(parent)]);
    }
  }
  return broader;
}
