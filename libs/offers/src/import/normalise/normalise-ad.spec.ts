import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { emptyAd, type ParsedAd } from '../formats/parsed-ad.js';
import { readAds } from '../formats/read-ads.js';
import { contentHash, formerContentHash } from './ad-key.js';
import { normaliseAd } from './normalise-ad.js';
import type { NormalisedAd } from './normalised-ad.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const ad = (fields: Partial<ParsedAd>): ParsedAd => ({ ...emptyAd('demo'), title: 'Baker', ...fields });

function accepted(fields: Partial<ParsedAd>) {
  const row = normaliseAd(ad(fields), NOW);
  if (!('ad' in row)) {
    throw new Error(row.refused.message);
  }
  return { ...row.ad, warnings: row.warnings.map(({ code }) => code) };
}

const refused = (fields: Partial<ParsedAd>) => normaliseAd(ad(fields), NOW);

async function fixture(name: string): Promise<NormalisedAd[]> {
  const bytes = readFileSync(new URL(`../../../../../test/fixtures/feeds/${name}`, import.meta.url));
  const ads: NormalisedAd[] = [];
  for await (const row of readAds({
    name,
    stream: (async function* () {
      yield bytes;
    })(),
  })) {
    const normalised = 'ad' in row ? normaliseAd(row.ad, NOW) : null;
    if (normalised && 'ad' in normalised) {
      ads.push(normalised.ad);
    }
  }
  return ads;
}

describe('normaliseAd', () => {
  it('cleans the title and refuses a row without one', () => {
    expect(accepted({ title: ' R&amp;D  <b>Manager</b>\u0000\n\u202e(m/w/d) ' }).title).toBe('R&D Manager (m/w/d)');
    expect(accepted({ title: 'Cook &lt;script&gt;x()&lt;/script&gt; 1 < 2' }).title).toBe('Cook 1 < 2');
    const long = accepted({ title: 'x'.repeat(300) });
    expect([[...long.title].length, long.warnings]).toEqual([200, expect.arrayContaining(['TITLE_CUT'])]);
    for (const title of [null, '', ' <b></b> ', '…', '\u200b']) {
      expect(refused({ title })).toMatchObject({ refused: { code: 'TITLE_MISSING' } });
    }
  });

  it('names what is missing', () => {
    expect(accepted({}).warnings).toEqual(['DESCRIPTION_MISSING', 'EMPLOYER_MISSING', 'PLACE_MISSING']);
  });

  it('keeps web addresses only', () => {
    const found = accepted({
      url: 'javascript:alert(1)',
      applyUrl: 'HTTPS://x.example/a b',
      companyUrl: 'http://u:p@x.example',
    });
    expect([found.url, found.applyUrl, found.companyUrl]).toEqual([null, 'https://x.example/a%20b', null]);
    expect(found.warnings.filter((code) => code === 'URL_NOT_USABLE')).toHaveLength(2);
  });

  it('takes the language code of an ad', () => {
    expect(accepted({ language: 'nb-NO' }).language).toBe('nb');
    expect(accepted({ language: 'English' }).language).toBeNull();
  });

  it.each([
    ['Vertrieb <5 Mio € & a<b, Team <=10', 'Vertrieb <5 Mio € & a< b, Team <=10'],
    ['Vertrieb &lt;5 Mio € &amp; a&lt;b, c&gt;d', 'Vertrieb <5 Mio € & a< b, c>d'],
    ['Koch <b>m/w/d</b> <img src=x onerror=alert(1)', 'Koch m/w/d < img src=x onerror=alert(1)'],
  ])('keeps every sign of a title that is none of a tag: %j', (title, kept) => {
    expect(accepted({ title }).title).toBe(kept);
  });

  it.each([
    ['posted on a day that does not exist', { postedAt: '2026-02-30' }, 'POSTED_AT_WRONG'],
    ['posted in words', { postedAt: 'yesterday' }, 'POSTED_AT_WRONG'],
    ['posted in the far future', { postedAt: '2027-01-01' }, 'POSTED_AT_WRONG'],
    ['posted in 1970', { postedAt: '1970-01-01' }, 'POSTED_AT_WRONG'],
    ['ending on no day', { validThrough: '2026-13-01' }, 'VALID_THROUGH_WRONG'],
    ['ending before it begins', { postedAt: '2026-11-01', validThrough: '2026-10-01' }, 'DATES_CONTRADICT'],
    [
      'with a negative salary',
      { salary: { min: '-100', max: 5, currency: 'EUR', unit: 'YEAR', text: null } },
      'SALARY_NEGATIVE',
    ],
  ])('refuses an ad %s and keeps its key', (_what, fields, code) => {
    expect(refused({ ...fields, sourceId: '7' })).toMatchObject({
      refused: { code },
      key: { source: 'demo', sourceKey: '7' },
    });
  });

  it('takes a last day far away for no last day', () => {
    const found = accepted({ validThrough: '9999-12-31' });
    expect([found.validThrough, found.warnings.includes('VALID_THROUGH_FAR')]).toEqual([null, true]);
  });

  it('reads the fictional JobPosting objects', async () => {
    const [keeper, cook, engineer] = await fixture('jobposting_fictional.json');
    expect(keeper).toMatchObject({
      title: 'Keeper - Lamp & Foghorn',
      companyName: 'Lighthouse & Harbour Trust',
      locations: [{ text: 'Tower & Pier, Whitby', country: 'GB' }],
      salary: { min: 41_200, max: 41_200, currency: 'GBP', period: 'year' },
      postedAt: new Date('2026-07-24T07:16:00Z'),
      employmentTypes: [1],
    });
    expect(keeper?.descriptionHtml).toBe(
      '<p>The Lighthouse Trust looks for keepers &amp; cooks who don\'t mind the wind.<br><br>Post 1 - "North Tower"<br>Post 2 - South Tower</p>\n<h2>Duties</h2><ul><li><strong>Keep the light</strong></li><li><p>Cook</p></li></ul>',
    );
    expect(cook).toMatchObject({
      descriptionHtml: '<p>Für unsere Küche.</p>',
      postedAt: new Date('2026-07-24T00:00:00Z'),
      salary: { min: 16.5, max: 16.5, currency: 'EUR', period: 'hour' },
      employmentTypes: [1, 2],
      experience: 3,
      language: 'de',
      skills: ['Kochen', 'Backen'],
    });
    expect(engineer).toMatchObject({ remote: 'RemoteCountryBased', salary: null, url: null });
  });

  it.each([
    ['nav_hrxml_globesoft.xml', { employmentTypes: [1], postedAt: new Date('2018-11-29T00:00:00Z') }],
    ['nav_hrxml_karriereno.xml', { title: 'Constructa', locations: [{ text: 'BERGEN', country: 'NO' }] }],
    [
      'nav_import_api_transfer_ads.json',
      { remote: 'RemoteCountryBased', validThrough: new Date('2019-02-24T23:59:59.999Z') },
    ],
  ])('reads %s', async (name, expected) => {
    expect((await fixture(name))[0]).toMatchObject(expected);
  });
});

describe('keys', () => {
  it('is the id in its source, else a hash of what makes the ad', () => {
    expect(accepted({ sourceId: ' 42 ' }).key).toEqual({ source: 'demo', sourceKey: '42' });
    const one = accepted({ description: 'Bread  every day', companyName: 'B' }).key;
    expect(one.sourceKey).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(accepted({ description: 'Bread every day', companyName: 'B', title: 'BAKER' }).key).toEqual(one);
    expect(accepted({ description: 'Bread every day', companyName: 'C' }).key).not.toEqual(one);
    expect(accepted({ sourceId: 'x'.repeat(5_000) }).key.sourceKey).toHaveLength(71);
  });

  it('hashes content whatever the order of its fields', () => {
    const at = new Date('2026-01-01');
    expect(contentHash({ a: 1, b: { c: [1, 2], at } })).toBe(contentHash({ b: { at, c: [1, 2] }, a: 1, d: undefined }));
    expect(contentHash({ a: [1, 2] })).not.toBe(contentHash({ a: [2, 1] }));
  });

  it('hashes a content as before where a new field says nothing', () => {
    const before = contentHash({ title: 'Baker', places: [{ cityId: 1 }] });
    expect(contentHash({ title: 'Baker', benefits: null, places: [{ cityId: 1, text: null }] })).toBe(before);
    expect(contentHash({ title: 'Baker', benefits: '', places: [{ cityId: 1 }] })).not.toBe(before);
  });

  it('knows the hash that versions before have stored', () => {
    expect(formerContentHash({ places: [{ text: null, cityId: 1 }], title: 'Baker', salary: null })).toBe(
      'b5ad86bff20a41a0dbf4dd57245ca44310205ee55d725fe8cafbf1052ff90ea9',
    );
  });
});
