import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readFile, rowOf, titlesOf } from '../../testing/read-feed.js';
import { readAds } from './read-ads.js';
import type { ReadRow } from './read-row.js';

describe('NDJSON', () => {
  it('reads the fields of a row', async () => {
    const row = {
      ...{ id: 'demo:7', source: 'demo', title: 'Baker', company: 'Bread & Co', city: 'Ghent', country: 'BE' },
      ...{ language: 'nl', description: 'Bake.', employment_type: 'FULL_TIME', posted_at: '2026-08-01' },
      ...{ salary: { min: 2400, max: '2800', currency: 'EUR', unit: 'MONTH' }, remote: false, skills: ['baking'] },
    };
    const { ads, summary } = await readFile(`${JSON.stringify(row)}\n`);
    expect(summary).toEqual({ format: 'ndjson', rows: 1, complete: true });
    expect(ads[0]).toMatchObject({
      source: 'demo',
      sourceId: '7',
      title: 'Baker',
      companyName: 'Bread & Co',
      places: [{ city: 'Ghent', region: null, country: 'BE', postalCode: null }],
      employmentTypes: ['FULL_TIME'],
      salary: { min: 2400, max: '2800', currency: 'EUR', unit: 'MONTH', text: null },
      postedAt: '2026-08-01',
      remote: false,
      skills: ['baking'],
    });
  });

  it('takes raw locations with the country of the row as a hint', async () => {
    const { ads } = await readFile(
      JSON.stringify({ title: 'A', country: 'GB', locations_raw: ['London, UK', 'Remote'] }),
    );
    expect(ads[0]?.places).toEqual([
      { city: 'London, UK', region: null, country: null, countryHint: 'GB', postalCode: null },
      { city: 'Remote', region: null, country: null, countryHint: 'GB', postalCode: null },
    ]);
  });

  it('passes over a byte order mark, CRLF and blank lines and counts lines as an editor does', async () => {
    const { rows, summary } = await readFile(`\uFEFF${rowOf('A')}\r\n\r\n  \n${rowOf('B')}`);
    expect(rows.map(({ row }) => row)).toEqual([1, 4]);
    expect(summary.complete).toBe(true);
  });

  it('refuses a broken row with its position and goes on', async () => {
    const { ads, refused, summary } = await readFile(`${rowOf('A')}\n{"title": nope}\n${rowOf('B')}\n`);
    expect(titlesOf(ads)).toEqual(['A', 'B']);
    expect(refused).toEqual([{ row: 2, code: 'BROKEN_JSON', message: expect.stringContaining('character 11') }]);
    expect(summary.complete).toBe(true);
  });

  it('goes on when the first row is the broken one', async () => {
    const { ads, refused } = await readFile(`{"title": "A"\n${rowOf('B')}\nrubbish\n${rowOf('C')}\n`);
    expect(titlesOf(ads)).toEqual(['B', 'C']);
    expect(refused.map(({ row, code }) => [row, code])).toEqual([
      [1, 'BROKEN_JSON'],
      [3, 'BROKEN_JSON'],
    ]);
  });

  it.each([
    ['[1,2]', 'NOT_AN_OBJECT'],
    ['"text"', 'NOT_AN_OBJECT'],
    ['null', 'NOT_AN_OBJECT'],
    ['{"price": 3}', 'UNKNOWN_ROW'],
    [`${'{"a":'.repeat(100)}1${'}'.repeat(100)}`, 'TOO_DEEP'],
  ])('refuses %s as %s', async (line, code) => {
    const { ads, refused } = await readFile(`${rowOf('A')}\n${line}\n${rowOf('B')}\n`);
    expect(titlesOf(ads)).toEqual(['A', 'B']);
    expect(refused).toMatchObject([{ row: 2, code }]);
  });

  it('refuses a row that is not UTF-8 and names the byte', async () => {
    const broken = Buffer.concat([Buffer.from('{"title":"caf'), Buffer.from([0xe9]), Buffer.from('"}')]);
    const { ads, refused } = await readFile(Buffer.concat([broken, Buffer.from(`\n${rowOf('B')}\n`)]));
    expect(titlesOf(ads)).toEqual(['B']);
    expect(refused).toMatchObject([{ row: 1, code: 'INVALID_UTF8', message: 'Byte 14 is not UTF-8.' }]);
  });

  it('takes prototype names as plain fields', async () => {
    const { ads } = await readFile(
      '{"__proto__": {"title": "evil", "company": "evil"}, "constructor": 1, "title": "A"}\n',
    );
    expect(ads[0]).toMatchObject({ title: 'A', companyName: null });
    expect(({} as { company?: string }).company).toBeUndefined();
  });

  it('refuses a row of 10 MB and goes on, without keeping it in memory', async () => {
    const part = Buffer.alloc(65_536, 'x');
    async function* stream() {
      yield Buffer.from(`${rowOf('A')}\n{"title":"`);
      for (let index = 0; index < 160; index += 1) {
        yield part;
      }
      yield Buffer.from(`"}\n${rowOf('B')}\n`);
    }
    const before = process.memoryUsage().arrayBuffers;
    const rows: ReadRow[] = [];
    let most = 0;
    for await (const row of readAds({ name: 'file', stream: stream() })) {
      rows.push(row);
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
    }
    expect(rows).toMatchObject([
      { ad: { title: 'A' } },
      { refused: { code: 'ROW_TOO_LARGE' } },
      { ad: { title: 'B' } },
    ]);
    expect(most).toBeLessThan(8 * 1024 * 1024);
  });

  it('refuses a first row of 10 MB and goes on', async () => {
    const { ads, refused } = await readFile(`{"title":"${'x'.repeat(10_000_000)}"}\n${rowOf('B')}\n`);
    expect(titlesOf(ads)).toEqual(['B']);
    expect(refused).toMatchObject([
      { row: 1, code: 'ROW_TOO_LARGE', message: 'The row has 9.5 MB; the limit is 1.0 MB.' },
    ]);
  });

  it('reads what is complete of a file that is cut off', async () => {
    const { ads, refused, summary } = await readFile(`${rowOf('A')}\n{"title": "B", "desc`);
    expect(titlesOf(ads)).toEqual(['A']);
    expect(refused).toMatchObject([{ code: 'FILE_CUT_OFF' }]);
    expect(summary.complete).toBe(false);
  });

  it('reads what came before a connection broke', async () => {
    async function* stream() {
      yield Buffer.from(`${rowOf('A')}\n`);
      throw new Error('connection reset');
    }
    const reading = readAds({ name: 'file', stream: stream() });
    const rows: ReadRow[] = [];
    for await (const row of reading) {
      rows.push(row);
    }
    expect(rows).toMatchObject([{ ad: { title: 'A' } }, { refused: { code: 'SOURCE_BROKEN' } }]);
    expect(reading.summary.complete).toBe(false);
  });

  it('gives the same rows however the bytes are cut into chunks', async () => {
    const title = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(title, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 40 }),
        async (all, chunk) => {
          const list = all.map((each) => ({ title: `t${each}`, company: '"]}{[\\' }));
          const lines = list.map((each) => JSON.stringify(each)).join('\n');
          expect(titlesOf((await readFile(lines, { chunk })).ads)).toEqual(list.map((each) => each.title));
          expect(titlesOf((await readFile(JSON.stringify(list, null, 1), { chunk })).ads)).toEqual(
            list.map((each) => each.title),
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});
