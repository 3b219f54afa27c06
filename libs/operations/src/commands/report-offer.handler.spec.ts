import { EnsureCompanies } from '@babelboard/companies';
import { ImportOffers, type OfferContent } from '@babelboard/offers';
import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { ReportOffer } from './report-offer.command.js';

const HOUR_MS = 3_600_000;

const WAITER: OfferContent = {
  title: 'Waiter',
  descriptionHtml: '<p>Serve our guests.</p>',
  descriptionText: 'Serve our guests.',
  adLanguageId: null,
  adLanguageDetected: false,
  workingLanguageId: null,
  places: [],
  languages: [],
  skillIds: [],
  remote: null,
  experience: null,
  employmentTypes: [],
  salary: null,
  applyUrl: null,
};

let test: TestApplication;
let offerId: number;

beforeAll(async () => {
  test = await createTestApplication();
  const commands = test.app.get(CommandBus);
  const [companyId] = await commands.execute(new EnsureCompanies([{ name: 'Inn' }]));
  const [offer] = await commands.execute(
    new ImportOffers([
      {
        source: 'test',
        sourceKey: '1',
        contentHash: '1',
        companyId: companyId as number,
        content: WAITER,
        postedAt: null,
        validThrough: null,
      },
    ]),
  );
  offerId = offer?.offerId as number;
});
afterAll(() => test?.close());

const report = (text: string, reporter = '192.0.2.1', email = 'reader@example.test') =>
  test.app.get(CommandBus).execute(new ReportOffer(offerId, { reason: 'scam', text, email }, reporter, 'de'));
const events = () =>
  test.app
    .get(Database)
    .query<{ payload: object }>(`SELECT payload FROM outbox_message WHERE type = 'operations.offer-reported.v1'`);

describe('ReportOffer', () => {
  it('stores the report and tells of it by ids and a language alone', async () => {
    const receipt = await report('They ask for money.');
    expect(receipt).toMatchObject({ mailed: true, receivedAt: test.clock.now() });
    expect(await events()).toEqual([{ payload: { reportId: expect.any(Number), offerId, language: 'de' } }]);
  });

  it('takes the same report within an hour for a second press, later for another report', async () => {
    const first = await report('Again.');
    expect((await report('Again.')).reference).toBe(first.reference);
    expect((await report('Again.', '192.0.2.2')).reference).not.toBe(first.reference);
    test.clock.advance(HOUR_MS + 1);
    expect((await report('Again.')).reference).not.toBe(first.reference);
    expect(await events()).toHaveLength(4);
  });

  it('stores one report of many that come at the same time', async () => {
    const receipts = await Promise.all(Array.from({ length: 10 }, () => report('At once.')));
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
  });

  it('mails one address five receipts an hour, whoever reports and however it is written, and says the same to all', async () => {
    for (let n = 0; n < 8; n += 1) {
      const email = n % 2 === 0 ? 'stranger@example.test' : ' Stranger@Example.TEST';
      expect(await report(`Report ${n}`, `198.51.100.${n}`, email)).toMatchObject({ mailed: true });
    }
    const stored = await test.app
      .get(Database)
      .query<{ mailed: boolean }>(
        `SELECT email IS NOT NULL AS mailed FROM offer_report WHERE text LIKE 'Report %' ORDER BY id`,
      );
    expect(stored.map(({ mailed }) => mailed)).toEqual([true, true, true, true, true, false, false, false]);
    await report('Another', '198.51.100.9', 'other@example.test');
    const [other] = await test.app.get(Database).query(`SELECT email FROM offer_report WHERE text = 'Another'`);
    expect(other).toEqual({ email: 'other@example.test' });
  });

  it('refuses an offer that the public does not see', async () => {
    await expect(
      test.app
        .get(CommandBus)
        .execute(new ReportOffer(99_999, { reason: 'scam', text: '', email: null }, '192.0.2.1', 'de')),
    ).rejects.toMatchObject({ code: 'REPORTED_OFFER_NOT_FOUND', kind: 'not-found' });
  });
});
