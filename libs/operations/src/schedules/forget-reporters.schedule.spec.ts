import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { OfferReport } from '../entities/offer-report.entity.js';
import { ForgetReporters } from './forget-reporters.schedule.js';

const HOUR_MS = 3_600_000;

let test: TestApplication;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());

describe('ForgetReporters', () => {
  it('keeps the key of who reported for an hour, not longer', async () => {
    const given = {
      offerId: 1,
      reason: 'scam',
      text: '',
      email: null,
      contentKey: 'key',
      reference: 'REF',
      language: 'en',
    } as const;
    const tx = test.app.get(Database).dataSource.manager;
    const { id } = await tx.save(OfferReport.receive(given, test.clock.now()));
    const keyLater = async (ms: number) => {
      test.clock.advance(ms);
      await test.app.get(ForgetReporters, { strict: false }).run();
      return (await tx.findOneByOrFail(OfferReport, { id })).contentKey;
    };
    expect(await keyLater(HOUR_MS - 1)).toBe('key');
    expect(await keyLater(1)).toBe('');
  });
});
