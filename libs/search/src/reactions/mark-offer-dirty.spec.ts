import { OfferPublished } from '@babelboard/offers/contract';
import { TaskRunner } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';

let test: TestApplication;

beforeAll(async () => {
  test = await createTestApplication({ DATABASE_POOL_SIZE: '2' });
});
afterAll(() => test.close());

describe('marking offers dirty', () => {
  it('takes one connection at a time, so that many events cannot starve each other', async () => {
    const runner = test.app.get(TaskRunner);
    const events = Array.from({ length: 12 }, (_, index) => ({
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      type: OfferPublished.type,
      payload: { offerId: index + 1 },
      occurredAt: new Date().toISOString(),
      traceId: null,
    }));
    const runs = events.map((event) => runner.run('search.mark-offer-dirty-for-postgres', { event }));
    expect(await Promise.all(runs)).toHaveLength(12);
  });
});
