import { join } from 'node:path';
import { readJson, readNdjson, readShipped, stableIds, writeShipped } from './shipped-files.mjs';

/** occupations.ndjson.gz and isco-groups.ndjson.gz; ids of occupations follow the ESCO identifier for ever. */
export function buildOccupations(raw, report) {
  const groups = readJson(join(raw, 'isco08_multilingual.json'));
  const known = new Set(groups.map((group) => group.code));
  writeShipped(
    'isco-groups.ndjson.gz',
    groups.map(({ code, labels }) => ({ code, parent: code.length > 1 ? code.slice(0, -1) : null, labels })),
  );
  const source = readNdjson(join(raw, 'esco_occupations_multilingual.ndjson'));
  const ids = stableIds(readShipped('occupations.ndjson.gz'), (row) => row.uri, source.map((row) => row.uri).sort());
  const rows = source.map((row) => ({
    id: ids.get(row.uri),
    uri: row.uri,
    code: row.code,
    isco08: known.has(row.isco08) ? row.isco08 : null,
    name: row.labels.en ?? row.labels.sv ?? Object.values(row.labels)[0],
    labels: row.labels,
    alternatives: Object.fromEntries(
      Object.entries(row.alt)
        .map(([language, list]) => [language, distinct(list, row.labels[language])])
        .filter(([, list]) => list.length > 0),
    ),
  }));
  rows.sort((a, b) => a.id - b.id);
  report.push(`Occupations without their ISCO group: ${rows.filter((row) => !row.isco08).length}`);
  writeShipped('occupations.ndjson.gz', rows);
}

/** The source leaves separators at the end of some alternative labels. */
const distinct = (list, label) =>
  [...new Set(list.map((entry) => entry.replace(/[;,\s]+$/, '').trim()))].filter((entry) => entry && entry !== label);
