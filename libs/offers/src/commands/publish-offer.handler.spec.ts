import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { takeEvents } from '../../../../test/support/outbox.js';
import { handTwice } from '../../../../test/support/reactions.js';
import { EnsureCompanies, ReinstateCompany, SuspendCompany } from '../../../companies/src/index.js';
import { Offer } from '../entities/offer.entity.js';
import { FindOffer } from '../queries/find-offer.query.js';
import { ExpireOffers } from '../schedules/expire-offers.schedule.js';
import { offerContent } from '../testing/offer.factory.js';
import { CloseOffer } from './close-offer.command.js';
import { PauseOffer } from './pause-offer.command.js';
import { PublishOffer } from './publish-offer.command.js';

let test: TestApplication;
let companyId: number;
let offerId: number;
const commands = () => test.app.get(CommandBus);
const status = async () => (await test.app.get(QueryBus).execute(new FindOffer(offerId))).status;

beforeAll(async () => {
  test = await createTestApplication();
  [companyId = 0] = await commands().execute(new EnsureCompanies([{ name: 'Kafeneio' }]));
});
afterAll(() => test?.close());

beforeEach(async () => {
  const draft = Offer.draft(companyId, offerContent(), test.clock.now());
  offerId = (await test.app.get(Database).transaction((tx) => tx.save(draft))).id;
  await takeEvents(test.app);
});

describe('the states of an offer', () => {
  it('shows an offer when it is published and hides it when it is paused or closed', async () => {
    expect(await status()).toBe('unknown');
    await commands().execute(new PublishOffer(offerId));
    expect(await status()).toBe('live');
    await commands().execute(new PauseOffer(offerId));
    expect(await status()).toBe('gone');
    await commands().execute(new PublishOffer(offerId));
    await commands().execute(new CloseOffer(offerId));
    expect(await status()).toBe('gone');
    expect((await takeEvents(test.app)).map(({ type }) => type)).toEqual([
      'offers.offer-published.v1',
      'offers.offer-closed.v1',
      'offers.offer-published.v1',
      'offers.offer-closed.v1',
    ]);
  });

  it('says which offer an event is about, and nothing more', async () => {
    await commands().execute(new PublishOffer(offerId));
    expect(await takeEvents(test.app)).toEqual([{ type: 'offers.offer-published.v1', payload: { offerId } }]);
  });

  it('writes nothing when the state forbids it', async () => {
    await expect(commands().execute(new PauseOffer(offerId))).rejects.toMatchObject({ code: 'OFFER_STATE_FORBIDS' });
    await expect(commands().execute(new PublishOffer(2_000_000))).rejects.toMatchObject({ code: 'OFFER_NOT_FOUND' });
    expect(await takeEvents(test.app)).toEqual([]);
  });

  it('expires by the clock, once', async () => {
    await commands().execute(new PublishOffer(offerId));
    await takeEvents(test.app);
    test.clock.advance(31 * 86_400_000);
    expect(await status()).toBe('gone');
    await test.app.get(ExpireOffers).run();
    await test.app.get(ExpireOffers).run();
    expect(await takeEvents(test.app)).toContainEqual({ type: 'offers.offer-closed.v1', payload: { offerId } });
    expect(await takeEvents(test.app)).toEqual([]);
  });

  it('hides the offers of a suspended company, and shows them again', async () => {
    await commands().execute(new PublishOffer(offerId));
    await commands().execute(new SuspendCompany(companyId));
    await react();
    expect(await status()).toBe('gone');
    await commands().execute(new ReinstateCompany(companyId));
    await react();
    expect(await status()).toBe('live');
  });
});

/** Hands the company event of the outbox to the reaction. */
async function react(): Promise<void> {
  const events = (await takeEvents(test.app)).filter(({ type }) => type.startsWith('companies.'));
  expect(events).toHaveLength(1);
  for (const event of events) {
    await handTwice(test.app, 'offers.hide-offers-of-suspended-company', event);
  }
}
