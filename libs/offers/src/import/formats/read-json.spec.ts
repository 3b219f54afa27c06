import { describe, expect, it } from '@jest/globals';
import { readFeed, readFile, rowOf, titlesOf } from '../../testing/read-feed.js';

describe('JSON', () => {
  it('reads JobPosting objects with all the liberties that publishers take', async () => {
    const { ads, summary } = await readFeed('jobposting_fictional.json');
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
    const { ads } = await readFeed('nav_import_api_transfer_ads.json');
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
    expect((await readFile(JSON.stringify(graph, null, 2))).ads).toHaveLength(2);
    expect((await readFile(JSON.stringify(graph))).ads).toHaveLength(2);
    const list = { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: posting }] };
    expect((await readFile(JSON.stringify(list, null, 2))).ads).toHaveLength(1);
    expect((await readFile(JSON.stringify(posting, null, 2))).summary.format).toBe('json-document');
  });

  it('refuses a broken and a large element of a list and goes on', async () => {
    const list = `[${rowOf('A')}, {"title": 1 2}, {"title": "${'x'.repeat(2_000)}"}, 7, ${rowOf('B')}]`;
    const { ads, refused, summary } = await readFile(list, { limits: { maxRowBytes: 1_000 }, chunk: 100 });
    expect(titlesOf(ads)).toEqual(['A', 'B']);
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
    const { ads, refused, summary } = await readFile(text);
    expect(ads).toHaveLength(complete);
    expect(refused).toMatchObject([{ code: 'FILE_CUT_OFF' }]);
    expect(summary.complete).toBe(false);
  });

  it('knows an object that is cut off, and text behind a list', async () => {
    expect((await readFile('{\n  "@type": "JobPosting",\n  "title": "A"')).refused).toMatchObject([
      { code: 'FILE_CUT_OFF' },
    ]);
    expect((await readFile(`[${rowOf('A')}] more`)).refused).toMatchObject([{ code: 'BROKEN_JSON' }]);
  });

  it('takes an empty list for a complete file without ads', async () => {
    expect((await readFile('[]')).summary).toEqual({ format: 'json-list', rows: 0, complete: true });
  });
});
