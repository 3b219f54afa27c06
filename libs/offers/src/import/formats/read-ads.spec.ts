import { createReadStream, readFileSync } from 'node:fs';
import { type DomainError, ErrorWords } from '@babelboard/platform';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { offersTexts } from '../../texts/offers-texts.js';
import type { ParsedAd } from './parsed-ad.js';
import { readAds } from './read-ads.js';
import type { ReadLimits, ReadRow } from './read-row.js';

const FEEDS = new URL('../../../../../test/fixtures/feeds/', import.meta.url);

async function* chunked(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) {
    yield bytes.subarray(from, from + size);
  }
}

async function read(content: string | Buffer, options: { chunk?: number; limits?: Partial<ReadLimits> } = {}) {
  const stream = chunked(Buffer.from(content), options.chunk ?? 65_536);
  const reading = readAds({ name: 'file', stream }, options.limits);
  const rows: ReadRow[] = [];
  for await (const row of reading) {
    rows.push(row);
  }
  const ads = rows.flatMap((row) => ('ad' in row ? [row.ad] : []));
  const refused = rows.flatMap((row) => ('refused' in row ? [{ row: row.row, ...row.refused }] : []));
  return { rows, ads, refused, summary: reading.summary };
}

const fixture = (name: string) => read(readFileSync(new URL(name, FEEDS)));
const titles = (ads: ParsedAd[]) => ads.map(({ title }) => title);
const rowOf = (title: string) => JSON.stringify({ id: title, title });

describe('NDJSON', () => {
  it('reads the fields of a row', async () => {
    const row = {
      ...{ id: 'demo:7', source: 'demo', title: 'Baker', company: 'Bread & Co', city: 'Ghent', country: 'BE' },
      ...{ language: 'nl', description: 'Bake.', employment_type: 'FULL_TIME', posted_at: '2026-08-01' },
      ...{ salary: { min: 2400, max: '2800', currency: 'EUR', unit: 'MONTH' }, remote: false, skills: ['baking'] },
    };
    const { ads, summary } = await read(`${JSON.stringify(row)}\n`);
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
    const { ads } = await read(JSON.stringify({ title: 'A', country: 'GB', locations_raw: ['London, UK', 'Remote'] }));
    expect(ads[0]?.places).toEqual([
      { city: 'London, UK', region: null, country: null, countryHint: 'GB', postalCode: null },
      { city: 'Remote', region: null, country: null, countryHint: 'GB', postalCode: null },
    ]);
  });

  it('passes over a byte order mark, CRLF and blank lines and counts lines as an editor does', async () => {
    const { rows, summary } = await read(`\uFEFF${rowOf('A')}\r\n\r\n  \n${rowOf('B')}`);
    expect(rows.map(({ row }) => row)).toEqual([1, 4]);
    expect(summary.complete).toBe(true);
  });

  it('refuses a broken row with its position and goes on', async () => {
    const { ads, refused, summary } = await read(`${rowOf('A')}\n{"title": nope}\n${rowOf('B')}\n`);
    expect(titles(ads)).toEqual(['A', 'B']);
    expect(refused).toEqual([{ row: 2, code: 'BROKEN_JSON', message: expect.stringContaining('character 11') }]);
    expect(summary.complete).toBe(true);
  });

  it('goes on when the first row is the broken one', async () => {
    const { ads, refused } = await read(`{"title": "A"\n${rowOf('B')}\nrubbish\n${rowOf('C')}\n`);
    expect(titles(ads)).toEqual(['B', 'C']);
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
    const { ads, refused } = await read(`${rowOf('A')}\n${line}\n${rowOf('B')}\n`);
    expect(titles(ads)).toEqual(['A', 'B']);
    expect(refused).toMatchObject([{ row: 2, code }]);
  });

  it('refuses a row that is not UTF-8 and names the byte', async () => {
    const broken = Buffer.concat([Buffer.from('{"title":"caf'), Buffer.from([0xe9]), Buffer.from('"}')]);
    const { ads, refused } = await read(Buffer.concat([broken, Buffer.from(`\n${rowOf('B')}\n`)]));
    expect(titles(ads)).toEqual(['B']);
    expect(refused).toMatchObject([{ row: 1, code: 'INVALID_UTF8', message: 'Byte 14 is not UTF-8.' }]);
  });

  it('takes prototype names as plain fields', async () => {
    const { ads } = await read('{"__proto__": {"title": "evil", "company": "evil"}, "constructor": 1, "title": "A"}\n');
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
    const { ads, refused } = await read(`{"title":"${'x'.repeat(10_000_000)}"}\n${rowOf('B')}\n`);
    expect(titles(ads)).toEqual(['B']);
    expect(refused).toMatchObject([
      { row: 1, code: 'ROW_TOO_LARGE', message: 'The row has 9.5 MB; the limit is 1.0 MB.' },
    ]);
  });

  it('reads what is complete of a file that is cut off', async () => {
    const { ads, refused, summary } = await read(`${rowOf('A')}\n{"title": "B", "desc`);
    expect(titles(ads)).toEqual(['A']);
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
          expect(titles((await read(lines, { chunk })).ads)).toEqual(list.map((each) => each.title));
          expect(titles((await read(JSON.stringify(list, null, 1), { chunk })).ads)).toEqual(
            list.map((each) => each.title),
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('JSON', () => {
  it('reads JobPosting objects with all the liberties that publishers take', async () => {
    const { ads, summary } = await fixture('jobposting_fictional.json');
    expect(summary).toEqual({ format: 'json-list', rows: 3, complete: true });
    expect(ads[0]).toMatchObject({
      source: 'jobs.lighthouse.example',
      sourceId: 'https://www.jobs.lighthouse.example/vacancy/1001',
      companyName: 'Lighthouse &amp; Harbour Trust',
      places: [{ city: 'Tower &amp; Pier, Whitby', region: null, country: 'GB', postalCode: 'YO21 3PU' }],
      salary: {
        min: '41200',
        max: '41200',
        currency: 'GBP',
        unit: 'YEAR',
        text: '£41,200 plus Harbour Zone Allowance pro rata',
      },
    });
    expect(ads[1]).toMatchObject({
      source: 'json-ld',
      sourceId: 'Gasthof Muster:4711',
      title: 'Köchin (m/w/d)',
      companyName: 'Gasthof Muster',
      places: [
        { city: 'Köln, Deutschland', country: null },
        { city: 'Bonn', region: 'Nordrhein-Westfalen', country: 'Deutschland' },
      ],
      employmentTypes: ['FULL_TIME', 'PART_TIME'],
      experience: 36,
      salary: { min: null, max: null, currency: 'EUR', unit: 'HOUR', text: '16.5' },
    });
    expect(ads[2]).toMatchObject({
      sourceId: 'SE-9',
      remote: 'TELECOMMUTE',
      places: [{ country: 'Portugal' }, { country: 'ES' }],
    });
  });

  it('reads the JSON transfer file of the Norwegian employment service', async () => {
    const { ads } = await fixture('nav_import_api_transfer_ads.json');
    expect(ads).toHaveLength(2);
    expect(ads[0]).toMatchObject({
      source: 'nav-transfer',
      sourceId: '140095810',
      companyName: 'Sørumsand barnehage',
      places: [{ city: 'SØRUMSAND, LILLESTRØM', region: 'VIKEN', country: 'NORGE', postalCode: '1920' }],
      employmentTypes: ['Heltid', 'Fast'],
      validThrough: '2019-02-24T00:00:00',
      remote: 'Hjemmekontor',
    });
  });

  it('finds postings in a graph, an item list and a single pretty-printed object', async () => {
    const posting = { '@type': 'JobPosting', title: 'A' };
    const graph = {
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'WebPage', mainEntity: posting }, posting],
    };
    expect((await read(JSON.stringify(graph, null, 2))).ads).toHaveLength(2);
    expect((await read(JSON.stringify(graph))).ads).toHaveLength(2);
    const list = { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: posting }] };
    expect((await read(JSON.stringify(list, null, 2))).ads).toHaveLength(1);
    expect((await read(JSON.stringify(posting, null, 2))).summary.format).toBe('json-document');
  });

  it('refuses a broken and a large element of a list and goes on', async () => {
    const list = `[${rowOf('A')}, {"title": 1 2}, {"title": "${'x'.repeat(2_000)}"}, 7, ${rowOf('B')}]`;
    const { ads, refused, summary } = await read(list, { limits: { maxRowBytes: 1_000 }, chunk: 100 });
    expect(titles(ads)).toEqual(['A', 'B']);
    expect(refused.map(({ row, code }) => [row, code])).toEqual([
      [2, 'BROKEN_JSON'],
      [3, 'ROW_TOO_LARGE'],
      [4, 'NOT_AN_OBJECT'],
    ]);
    expect(summary.complete).toBe(true);
  });

  it.each([
    ['after an element', `[${rowOf('A')}, ${rowOf('B')},`, 2],
    ['inside an element', `[${rowOf('A')}, {"tit`, 1],
  ])('knows a list that is cut off %s', async (_where, text, complete) => {
    const { ads, refused, summary } = await read(text);
    expect(ads).toHaveLength(complete);
    expect(refused).toMatchObject([{ code: 'FILE_CUT_OFF' }]);
    expect(summary.complete).toBe(false);
  });

  it('knows an object that is cut off, and text behind a list', async () => {
    expect((await read('{\n  "@type": "JobPosting",\n  "title": "A"')).refused).toMatchObject([
      { code: 'FILE_CUT_OFF' },
    ]);
    expect((await read(`[${rowOf('A')}] more`)).refused).toMatchObject([{ code: 'BROKEN_JSON' }]);
  });

  it('takes an empty list for a complete file without ads', async () => {
    expect((await read('[]')).summary).toEqual({ format: 'json-list', rows: 0, complete: true });
  });
});

describe('HTML', () => {
  it('reads the linked data of a page and refuses a broken script', async () => {
    const page = `<!DOCTYPE html><html><head><script type="application/ld+json">{"@type":"JobPosting","title":"A"}</script>
      <script>var x = '{"@type":"JobPosting"}'</script><!-- <script type="application/ld+json">{"@type":"JobPosting"}</script> -->
      <script type="Application/LD+JSON; charset=utf-8">{"@type": oops}</script></head><body></body></html>`;
    const { ads, refused } = await read(page);
    expect(titles(ads)).toEqual(['A']);
    expect(refused).toMatchObject([{ row: 2, code: 'BROKEN_JSON' }]);
  });

  it('says what is missing in a page without linked data', async () => {
    await expect(fixture('civil_service_jobs_detail_page_ogl.html')).rejects.toMatchObject({
      code: 'UNKNOWN_FILE_TYPE',
      params: { seen: 'html' },
    });
  });
});

describe('HR-XML', () => {
  it.each([
    [
      'nav_hrxml_globesoft.xml',
      { source: 'globesoft', sourceId: '12934', companyName: 'Sweco', employmentTypes: ['100 %'] },
    ],
    [
      'nav_hrxml_hrmanager.xml',
      { source: 'hr-manager', sourceId: '100260', companyName: 'Ås kommune', validThrough: '2018-01-29' },
    ],
    [
      'nav_hrxml_jobbnorge.xml',
      { source: 'jobbnorge', sourceId: '159880', companyName: 'GIFAS', applyUrl: 'https://gifas.no/' },
    ],
    [
      'nav_hrxml_karriereno.xml',
      { source: 'karriere-no', sourceId: '612965', companyName: 'Trainee Vest', title: 'Constructa' },
    ],
  ])('reads %s', async (name, expected) => {
    const { ads, summary } = await fixture(name);
    expect(summary).toEqual({ format: 'xml', rows: 1, complete: true });
    expect(ads[0]).toMatchObject({ ...expected, places: [{ country: 'NO' }] });
  });

  it('reads UTF-8 that declares ISO 8859-1, and real ISO 8859-1', async () => {
    const { ads } = await fixture('nav_hrxml_jobbnorge.xml');
    expect(ads[0]?.description).toContain('Gildeskål Forskningsstasjon');
    const latin = Buffer.from(`<?xml version="1.0" encoding="iso-8859-1"?>${opening('Kjøkkensjef')}`, 'latin1');
    expect(titles((await read(latin, { chunk: 7 })).ads)).toEqual(['Kjøkkensjef']);
  });

  it('refuses bytes that are not in the declared encoding', async () => {
    const { refused, summary } = await read(Buffer.from(`<?xml version="1.0"?>${opening('Kjøkkensjef')}`, 'latin1'));
    expect(refused).toMatchObject([{ code: 'INVALID_ENCODING' }]);
    expect(summary.complete).toBe(false);
  });

  it.each([
    ['external entities', '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>'],
    ['an entity bomb', '<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>'],
    ['an external document type', '<!DOCTYPE r SYSTEM "http://evil.example/x.dtd">'],
    ['an endless document type', `<!DOCTYPE r [${'<!ENTITY a "b">'.repeat(20_000)}`],
  ])('refuses %s and reads nothing of it', async (_what, doctype) => {
    const { ads, refused, summary } = await read(`<?xml version="1.0"?>${doctype}${opening('&x;')}`);
    expect(ads).toEqual([]);
    expect(refused).toMatchObject([{ code: 'DOCTYPE_REFUSED' }]);
    expect(summary.complete).toBe(false);
  });

  it('reads what is complete of a file that is cut off or broken', async () => {
    const text = `<StillingListe>${opening('A')}${opening('B')}</StillingListe>`;
    const cut = await read(text.slice(0, text.indexOf('>B<')), { chunk: 10 });
    expect(titles(cut.ads)).toEqual(['A']);
    expect(cut.refused).toMatchObject([{ code: 'FILE_CUT_OFF' }]);
    const broken = await read(text.replace('>B<', '>B < C<'));
    expect(titles(broken.ads)).toEqual(['A']);
    expect(broken.refused).toMatchObject([
      { code: 'BROKEN_XML', message: expect.stringMatching(/line 1, column \d+/) },
    ]);
    const bare = await read(text.replace('>B<', '>B & C<'));
    expect(bare.refused).toMatchObject([{ message: expect.stringContaining('a bare & or <') }]);
    expect([cut.summary.complete, broken.summary.complete]).toEqual([false, false]);
  });

  it('refuses an ad above the limit and reads the next', async () => {
    const text = `<StillingListe>${opening('A'.repeat(5_000))}${opening('B')}</StillingListe>`;
    const { ads, refused } = await read(text, { limits: { maxRowBytes: 4_000 } });
    expect(titles(ads)).toEqual(['B']);
    expect(refused).toMatchObject([{ row: 1, code: 'ROW_TOO_LARGE' }]);
  });

  it('refuses depth without end', async () => {
    const { refused } = await read(`<StillingListe>${'<a>'.repeat(10_000)}`);
    expect(refused).toMatchObject([{ code: 'TOO_DEEP' }]);
  });

  function opening(title: string): string {
    return `<PositionOpening><PositionProfile><ProfileName>${title}</ProfileName></PositionProfile></PositionOpening>`;
  }
});

const words = new ErrorWords([offersTexts]);

describe('unknown files', () => {
  it.each([
    ['an empty file', ''],
    ['an empty file', ' \n\r\n '],
    ['an empty file', '\uFEFF'],
    ['a PDF file', '%PDF-1.7 …'],
    ['a ZIP archive', Buffer.from('PK\u0003\u0004rest', 'latin1')],
    ['a gzip archive', Buffer.from([0x1f, 0x8b, 8, 0])],
    ['a PNG image', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10])],
    ['a JPEG image', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['text in UTF-16', Buffer.from('\uFEFF{"title":"A"}', 'utf16le')],
    ['a binary file', Buffer.from([1, 2, 0, 3])],
    ['text that is none of these', 'title;company\nBaker;Bread'],
    ['XML of another kind (its root element is rss)', '<?xml version="1.0"?><rss><channel/></rss>'],
  ])('names %s', async (seen, content) => {
    const refused = await read(content).catch((error: DomainError) => error);
    expect(refused).toMatchObject({ code: 'UNKNOWN_FILE_TYPE' });
    expect(words.messageOf(refused as DomainError)).toContain(`file is ${seen}`);
  });

  it('lets go of the stream when reading is given up', async () => {
    const stream = createReadStream(new URL('nav_hrxml_jobbnorge.xml', FEEDS));
    for await (const row of readAds({ name: 'file', stream })) {
      expect(row.row).toBe(1);
      break;
    }
    expect(stream.destroyed).toBe(true);
  });
});
