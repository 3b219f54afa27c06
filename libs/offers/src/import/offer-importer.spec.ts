import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { takeEvents } from '../../../../test/support/outbox.js';
import { CloseOffer } from '../commands/close-offer.command.js';
import { ImportOffers } from '../commands/import-offers.command.js';
import { PauseOffer } from '../commands/pause-offer.command.js';
import type { Offer } from '../entities/offer.entity.js';
import type { RowReport } from './import-report.js';
import { type ImportOptions, OfferImporter } from './offer-importer.js';
import { OfferPreparer } from './offer-preparer.js';

let test: TestApplication;
const database = () => test.app.get(Database);

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());

beforeEach(async () => {
  test.clock.set(new Date('2026-11-21T12:00:00Z'));
  await database().query('TRUNCATE offer, outbox_message RESTART IDENTITY CASCADE');
  await database().query('DELETE FROM company');
});

const row = (id: string, fields: Record<string, unknown> = {}) => ({
  ...{ id, source: 'demo', title: `Baker ${id}`, company: 'Bread & Co', city: 'Ghent', country: 'BE', language: 'en' },
  ...{
    description: 'We are looking for a baker who speaks fluent French. You will bake bread.',
    posted_at: '2026-11-01',
  },
  ...fields,
});
const ndjson = (...rows: unknown[]) =>
  rows.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join('\n');

async function run(text: string, options: Partial<ImportOptions> = {}, importer = test.app.get(OfferImporter)) {
  const rows: RowReport[] = [];
  const stream = (async function* () {
    yield Buffer.from(text);
  })();
  const report = await importer.import({ name: 'file', stream }, { companySlug: 'city-hall', ...options }, (each) =>
    rows.push(each),
  );
  return { report, rows };
}

const offers = () =>
  database().query<Offer & { company: string; expires: string; posted: string }>(
    `SELECT offer.*, company.slug AS company, expires_at::text AS expires, posted_at::date AS posted
     FROM offer JOIN company ON company.id = company_id ORDER BY offer.id`,
  );
const events = async () => (await takeEvents(test.app)).map(({ type }) => type.replace(/^offers\.offer-|\.v1$/g, ''));

describe('an import', () => {
  it('stores offers with their employer, place, language and asked languages, and tells the others', async () => {
    const { report, rows } = await run(ndjson(row('1'), row('2', { company: null, city: 'Nowhereville' })));
    expect(report).toMatchObject({ format: 'ndjson', rows: 2, created: 2, refused: 0, complete: true, closed: null });
    expect(rows[1]).toMatchObject({
      outcome: 'created',
      warnings: [
        { code: 'EMPLOYER_MISSING' },
        { code: 'PLACE_UNKNOWN', message: expect.stringContaining('Nowhereville') },
      ],
    });
    const [first, second] = await offers();
    expect(first).toMatchObject({ company: 'bread-and-co', state: 'published', posted: '2026-11-01', source: 'demo' });
    expect(first?.places).toEqual([{ cityId: expect.any(Number), countryId: 56, text: null }]);
    expect(first?.languages).toMatchObject([{ recognised: true, mandatory: false, level: 5 }]);
    expect(first?.expires).toContain('2026-12-21');
    expect(second).toMatchObject({
      company: 'city-hall',
      places: [{ cityId: null, countryId: 56, text: 'Nowhereville' }],
    });
    expect(await events()).toEqual(['published', 'published']);
  });

  it('changes nothing when it is run again, and tells nobody', async () => {
    const text = ndjson(
      row('1'),
      row('2', { id: null, posted_at: null }),
      row('3', { valid_through: '2026-10-01', posted_at: null }),
    );
    await run(text);
    const before = await offers();
    await events();
    test.clock.advance(3_600_000);
    expect((await run(text)).report).toMatchObject({ created: 0, changed: 0, unchanged: 3 });
    expect(await offers()).toEqual(before);
    expect(await events()).toEqual([]);
  });

  it('changes nothing in what a version before has stored with its own hash, but for the hash', async () => {
    const commands = test.app.get(CommandBus);
    const versionBefore = {
      execute: (command: ImportOffers) =>
        commands.execute(
          command instanceof ImportOffers
            ? new ImportOffers(command.offers.map((one) => ({ ...one, contentHash: one.formerContentHash ?? '' })))
            : command,
        ),
    };
    const text = ndjson(row('1'), row('2', { valid_through: '2026-10-01', posted_at: null }));
    await run(text, {}, new OfferImporter(versionBefore as CommandBus, test.app.get(OfferPreparer), test.clock));
    const before = await offers();
    await events();
    test.clock.advance(3_600_000);
    expect((await run(text)).report).toMatchObject({ changed: 0, unchanged: 2 });
    const after = (await offers()) as (Offer & { content_hash?: string })[];
    expect(after).toEqual(before.map((one, n) => ({ ...one, content_hash: after[n]?.content_hash })));
    expect(after).not.toEqual(before);
    expect(await events()).toEqual([]);
    expect((await run(ndjson(row('1', { title: 'Head baker' })))).report).toMatchObject({ changed: 1 });
  });

  it('revises an offer whose row changed and gives it its days anew', async () => {
    await run(ndjson(row('1'), row('2')));
    await events();
    test.clock.advance(10 * 86_400_000);
    const { report } = await run(ndjson(row('1', { title: 'Head baker', company: 'Cake Ltd' }), row('2')));
    expect(report).toMatchObject({ changed: 1, unchanged: 1 });
    const [first, second] = await offers();
    expect(first).toMatchObject({ title: 'Head baker', company: 'cake-ltd', posted: '2026-11-01' });
    expect([first?.expires.slice(0, 10), second?.expires.slice(0, 10)]).toEqual(['2026-12-31', '2026-12-21']);
    expect(await events()).toEqual(['changed']);
  });

  it('keeps an ad past its last day as expired, unless that is to be ignored', async () => {
    const text = ndjson(row('1', { posted_at: '2026-09-01', valid_through: '2026-10-01' }));
    await run(text);
    expect((await offers())[0]).toMatchObject({ state: 'expired', expires: expect.stringContaining('2026-10-01') });
    expect(await events()).toEqual([]);
    expect((await run(text, { ignoreExpiry: true })).report.changed).toBe(1);
    expect((await offers())[0]?.state).toBe('published');
    expect((await run(text, { ignoreExpiry: true })).report.unchanged).toBe(1);
    expect((await run(text)).report.changed).toBe(1);
    expect((await offers())[0]?.state).toBe('expired');
    expect(await events()).toEqual(['published', 'closed']);
  });

  it('ends an offer at its last day when that comes before the 30 days', async () => {
    await run(ndjson(row('1', { valid_through: '2026-11-25' })));
    expect((await offers())[0]?.expires).toContain('2026-11-25 23:59:59');
  });

  it('leaves alone what the employer closed or paused', async () => {
    await run(ndjson(row('1'), row('2')));
    await test.app.get(CommandBus).execute(new CloseOffer(1));
    await test.app.get(CommandBus).execute(new PauseOffer(2));
    await run(ndjson(row('1', { title: 'New' }), row('2', { title: 'New' })));
    expect(await offers()).toMatchObject([
      { state: 'closed', title: 'New' },
      { state: 'paused', title: 'New' },
    ]);
  });

  it('refuses bad rows with their reasons and stores the rest', async () => {
    const { report, rows } = await run(
      ndjson(
        row('1'),
        '{"title": broken',
        row('3', { title: '' }),
        row('4', { salary: { min: -5, max: 10, currency: 'EUR', unit: 'YEAR' } }),
        row('5', { posted_at: '2026-02-30' }),
        row('1', { title: 'Again' }),
        row('7', { title: 'a\u0000b', description: '<p>x</p><script>alert(1)</script>\u0000' }),
      ),
    );
    expect(
      rows.filter(({ outcome }) => outcome === 'refused').map(({ row: at, refusal }) => [at, refusal?.code]),
    ).toEqual([
      [2, 'BROKEN_JSON'],
      [3, 'TITLE_MISSING'],
      [4, 'SALARY_NEGATIVE'],
      [5, 'POSTED_AT_WRONG'],
      [6, 'DUPLICATE_ROW'],
    ]);
    expect(report).toMatchObject({ rows: 7, created: 2, refused: 5, complete: true });
    expect((await offers()).map(({ title }) => title)).toEqual(['Baker 1', 'ab']);
  });

  it('reads a text that closes no tag once its letters are composed, as it reads any other', async () => {
    const { report } = await run(ndjson(row('1'), row('2', { description: '<p>&#824;x</p>'.repeat(9_000) }), row('3')));
    expect(report).toMatchObject({ rows: 3, created: 3, refused: 0 });
    const [{ html }] = (await database().query<{ html: string }>(
      `SELECT left(description_html, 40) AS html FROM offer WHERE source_key = '2'`,
    )) as [{ html: string }];
    expect(html).toMatch(/^<p>&#x338;x<\/p>/);
  });

  it('goes on where a row breaks the program, while it is read or while it is stored', async () => {
    const [commands, preparer] = [test.app.get(CommandBus), test.app.get(OfferPreparer)];
    let moments = 0;
    const breaksAtRow2 = {
      now: () => {
        moments += 1;
        if (moments === 2) {
          throw new RangeError('no such moment');
        }
        return test.clock.now();
      },
    };
    const breaksAtRow4: Pick<OfferPreparer, 'prepare'> = {
      prepare: (ad, ...rest) =>
        ad.key.sourceKey === '4' ? Promise.reject(new RangeError('too deep')) : preparer.prepare(ad, ...rest),
    };
    const importer = new OfferImporter(commands, breaksAtRow4 as OfferPreparer, breaksAtRow2);
    const { report, rows } = await run(ndjson(...['1', '2', '3', '4', '5'].map((id) => row(id))), {}, importer);
    expect(report).toMatchObject({ created: 3, refused: 2, complete: true });
    expect(rows.flatMap(({ row: at, refusal }) => (refusal ? [[at, refusal.code, refusal.message]] : []))).toEqual([
      [2, 'NOT_READABLE', expect.stringContaining('no such moment')],
      [4, 'NOT_STORED', expect.stringContaining('too deep')],
    ]);
  });

  it('makes nothing, not even the company, for a file of another type', async () => {
    await expect(run('%PDF-1.7')).rejects.toMatchObject({ code: 'UNKNOWN_FILE_TYPE' });
    expect(await database().query('SELECT 1 FROM company')).toEqual([]);
  });

  it('stores every ad once when two imports run at the same time', async () => {
    const text = ndjson(
      ...Array.from({ length: 250 }, (_, index) => row(String(index), { company: `Firm ${index % 7}` })),
    );
    const [one, other] = await Promise.all([run(text), run(text)]);
    expect(one.report.created + other.report.created).toBe(250);
    expect(one.report.unchanged + other.report.unchanged).toBe(250);
    expect(await offers()).toHaveLength(250);
    expect(await database().query('SELECT 1 FROM company')).toHaveLength(8);
    expect(await events()).toHaveLength(250);
  });
});

describe('a snapshot', () => {
  const options = { snapshot: 'demo-feed' };

  it('closes what is missing in it, and nothing else, and opens again what comes back', async () => {
    await run(ndjson(row('other')));
    await run(ndjson(row('1'), row('2'), row('3')), options);
    await events();
    const { report } = await run(ndjson(row('1'), row('3', { posted_at: 'never' })), options);
    expect(report).toMatchObject({ closed: 1, unchanged: 1, refused: 1, snapshotNote: null });
    expect((await offers()).map(({ source_key: key, state }: Offer & { source_key?: string }) => [key, state])).toEqual(
      [
        ['other', 'published'],
        ['1', 'published'],
        ['2', 'closed'],
        ['3', 'published'],
      ],
    );
    expect(await events()).toEqual(['closed']);
    expect((await run(ndjson(row('1'), row('2'), row('3')), options)).report).toMatchObject({ changed: 1, closed: 0 });
    expect(await events()).toEqual(['published']);
  });

  it.each([
    ['empty', '[]'],
    ['of refused rows only', ndjson(row('9', { title: '' }), row('8', { title: '' }))],
    ['cut off', `[${JSON.stringify(row('1'))},`],
  ])('closes nothing when the file is %s', async (_what, text) => {
    await run(ndjson(row('1'), row('2')), options);
    const { report } = await run(text, options);
    expect(report).toMatchObject({ closed: null, snapshotNote: expect.stringContaining('Nothing of the snapshot') });
    expect((await offers()).map(({ state }) => state)).toEqual(['published', 'published']);
  });
});
