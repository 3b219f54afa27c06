import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { SECTORS, sectorOf } from './sectors.js';

const shipped = gunzipSync(
  readFileSync(new URL('../../../../libs/reference-data/data/sectors.ndjson.gz', import.meta.url)),
)
  .toString()
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { id: number; code: string; parent: string | null; level: string });

describe('sectors of the forms', () => {
  it('are the sections of the reference data, without households', () => {
    const sections = shipped.filter(({ level, code }) => level === 'section' && code !== 'T');
    expect(SECTORS.map(({ id, code }) => `${code} ${id}`)).toEqual(sections.map(({ id, code }) => `${code} ${id}`));
  });

  it('hold what stands below them', () => {
    const parentOf = new Map(shipped.map(({ code, parent }) => [code, parent]));
    const sectionOf = (code: string): string => {
      const parent = parentOf.get(code) ?? null;
      return parent === null ? code : sectionOf(parent);
    };
    const wrong = shipped.filter(({ id, code }) => (sectorOf(id)?.code ?? 'T') !== sectionOf(code));
    expect(wrong).toEqual([]);
    expect(sectorOf(0)).toBeUndefined();
  });
});
