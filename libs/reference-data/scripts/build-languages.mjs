import { join } from 'node:path';
import { placeSlug } from './ascii.mjs';
import { readJson, readOverrides, readShipped, stableIds, writeShipped } from './shipped-files.mjs';

/** Names of a language that the source does not have, in the languages of the source, from the CLDR names that Node carries. */
function namesOf(code, locales) {
  const names = {};
  for (const locale of locales) {
    const name = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(code);
    if (name) names[locale] = name;
  }
  return names;
}

/** languages.ndjson.gz: the offered ones first; ids never change. */
export function buildLanguages(raw, report) {
  const { offered, added, natives, names } = readOverrides('languages');
  const source = readJson(join(raw, 'languages.json')).map((row) => ({ ...row, native: row.native_name }));
  const locales = Object.keys(source[0].names);
  const all = [...source, ...added.map((row) => ({ ...row, names: namesOf(row.code, locales) }))];
  const byCode = new Map(all.map((row) => [row.code, row]));
  const codes = [
    ...offered,
    ...all
      .map((row) => row.code)
      .filter((code) => !offered.includes(code))
      .sort(),
  ];
  const ids = stableIds(readShipped('languages.ndjson.gz'), (row) => row.code, codes);
  const rows = codes.map((code) => {
    const row = byCode.get(code);
    const name = names[code] ?? row.names.en ?? row.name;
    return {
      id: ids.get(code),
      code,
      iso3: row.iso639_3,
      slug: placeSlug(name),
      name,
      native: natives[code] ?? row.native.split(/[,;/(]/)[0].trim(),
      names: row.names,
      offered: offered.includes(code),
    };
  });
  const seen = new Map();
  for (const row of rows) {
    if (seen.has(row.slug)) throw new Error(`Languages ${row.code} and ${seen.get(row.slug)} have one slug`);
    seen.set(row.slug, row.code);
  }
  report.push(
    `Languages offered: ${rows
      .filter((row) => row.offered)
      .map((row) => `${row.slug} (${row.native})`)
      .join(', ')}`,
  );
  writeShipped('languages.ndjson.gz', rows);
}
