import { join } from 'node:path';
import { readJson, readOverrides, readShipped, stableIds, writeShipped } from './shipped-files.mjs';

/** "A1.1.4" of the source is class 01.14 of NACE Rev. 2; sections keep their letter. */
export function naceCode(code) {
  const digits = code.slice(1).split('.');
  if (digits[0] === '') return code;
  return [digits[0].padStart(2, '0'), digits.slice(1).join('')].filter(Boolean).join('.');
}

const LEVELS = ['section', 'division', 'group', 'class'];

/** "AGRICULTURE, FORESTRY" is a heading in capitals; as a label it is "Agriculture, forestry". */
const sentence = (label) => (label === label.toUpperCase() ? label.charAt(0) + label.slice(1).toLowerCase() : label);

/** sectors.ndjson.gz: NACE Rev. 2 with English labels, sections and divisions in de, fr and it as well. */
export function buildSectors(raw) {
  const { germanSections } = readOverrides('sectors');
  const { nace_rev2_en_full: full, sections_divisions_multilingual: translated } = readJson(
    join(raw, 'nace_rev2.json'),
  );
  const labels = new Map(translated.map((row) => [row.code, row.labels]));
  const codes = full.map((row) => naceCode(row.code));
  const ids = stableIds(readShipped('sectors.ndjson.gz'), (row) => row.code, codes);
  const rows = full.map((row) => {
    const code = naceCode(row.code);
    const all = { ...(labels.get(code) ?? {}), en: labels.get(code)?.en ?? row.label_en };
    if (germanSections[code]) all.de = germanSections[code];
    return {
      id: ids.get(code),
      code,
      parent: row.parent ? naceCode(row.parent) : null,
      level: LEVELS[/^[A-Z]/.test(code) ? 0 : code.replace('.', '').length - 1],
      labels: Object.fromEntries(Object.entries(all).map(([language, label]) => [language, sentence(label)])),
    };
  });
  if (new Set(codes).size !== codes.length) throw new Error('Two sectors have one NACE code');
  writeShipped('sectors.ndjson.gz', rows);
}
