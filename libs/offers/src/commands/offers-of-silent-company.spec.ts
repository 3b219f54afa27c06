import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { takeEvents } from '../../../../test/support/outbox.js';
import { GrantLiveOffers } from '../../../billing/src/index.js';
import { EnsureCompanies } from '../../../companies/src/index.js';
import { Offer } from '../entities/offer.entity.js';
import { LoadOfferCards } from '../queries/load-offer-cards.query.js';
import { LoadSearchableOffers } from '../queries/load-searchable-offers.query.js';
import { offerContent } from '../testing/offer.factory.js';
import { OfferPublishing } from './offer-publishing.js';
import { OffersOfSilentCompany } from './offers-of-silent-company.js';
import { PauseOffer } from './pause-offer.command.js';
import { PublishOffer } from './publish-offer.command.js';

let test: TestApplication;
let companies: number[];
/** Two of the company that will be silent, one of another. */
let ids: [first: number, second: number, elsewhere: number];

const database = () => test.app.get(Database);
const silent = () => test.app.get(OffersOfSilentCompany, { strict: false });
const inOne = <T>(work: (tx: EntityManager) => Promise<T>) => database().transaction(work);
const searchable = () => test.app.get(QueryBus).execute(new LoadSearchableOffers(ids));
const live = async () => (await searchable()).map(({ id }) => id).sort((a, b) => a - b);
const sunk = async () => (await searchable()).filter((offer) => offer.sunk).map(({ id }) => id);
const events = async () =>
  (await takeEvents(test.app)).map(({ type, payload }) => `${type} ${(payload as { offerId: number }).offerId}`).sort();

async function publishOne(companyId: number, given: Partial<Offer> = {}): Promise<number> {
  const draft = Object.assign(Offer.draft(companyId, offerContent(), test.clock.now()), given);
  const { id } = await inOne((tx) => tx.save(draft));
  await test.app.get(CommandBus).execute(new PublishOffer(id));
  return id;
}

beforeAll(async () => {
  test = await createTestApplication();
  companies = await test.app.get(CommandBus).execute(new EnsureCompanies([{ name: 'Kafeneio' }, { name: 'Other' }]));
  await test.app.get(CommandBus).execute(new GrantLiveOffers(companies[0] ?? 0, 1, null));
});
afterAll(() => test?.close());

beforeEach(async () => {
  await database().query('DELETE FROM offer');
  const [company = 0, other = 0] = companies;
  ids = [await publishOne(company, { promoted: true }), await publishOne(company), await publishOne(other)];
  await takeEvents(test.app);
});

describe('offers of a company that gives no answers', () => {
  it('stand last, all of them and no others, until it answers; twice is once', async () => {
    const [company = 0] = companies;
    const [first, second] = ids;
    await inOne((tx) => silent().sink(tx, company));
    expect(await sunk()).toEqual([first, second]);
    expect(await events()).toEqual([`offers.offer-changed.v1 ${first}`, `offers.offer-changed.v1 ${second}`]);
    await inOne((tx) => silent().sink(tx, company));
    expect(await events()).toEqual([]);
    await inOne((tx) => silent().raise(tx, company));
    expect(await sunk()).toEqual([]);
    expect(await events()).toHaveLength(2);
  });

  it('are not shown as promoted meanwhile', async () => {
    const [company = 0] = companies;
    const promoted = async () =>
      (await test.app.get(QueryBus).execute(new LoadOfferCards(ids))).filter((card) => card.promoted).length;
    expect(await promoted()).toBe(1);
    await inOne((tx) => silent().sink(tx, company));
    expect(await promoted()).toBe(0);
  });

  it('are not left behind by a new one', async () => {
    const [company = 0] = companies;
    await inOne((tx) => silent().sink(tx, company));
    const fresh = Offer.draft(company, offerContent({ employmentTypes: [1] }), test.clock.now());
    fresh.places = [{ cityId: null, countryId: 276, text: null }];
    fresh.salary = { min: 3_000, max: 4_000, currency: 'EUR', period: 'month' };
    await inOne(async (tx) => {
      const offer = await tx.save(fresh);
      // What is imported takes no room, which is not what this is about.
      offer.setOrigin({ source: 'test', sourceKey: 'one', contentHash: 'one', snapshot: null, postedAt: new Date() });
      await test.app.get(OfferPublishing, { strict: false }).publish(tx, offer);
    });
    ids = [...ids, fresh.id] as unknown as typeof ids;
    expect(await sunk()).toContain(fresh.id);
  });

  it('leave the board where the company wants that, and come back with its answers', async () => {
    const [company = 0] = companies;
    const [first, second, elsewhere] = ids;
    expect(await inOne((tx) => silent().pause(tx, company))).toEqual([first, second]);
    expect(await live()).toEqual([elsewhere]);
    expect(await events()).toEqual([`offers.offer-closed.v1 ${first}`, `offers.offer-closed.v1 ${second}`]);
    expect(await inOne((tx) => silent().pause(tx, company))).toEqual([]);
    await inOne((tx) => silent().raise(tx, company));
    await inOne((tx) => silent().raise(tx, company));
    expect(await live()).toEqual([first, second, elsewhere]);
    expect(await events()).toEqual([`offers.offer-published.v1 ${first}`, `offers.offer-published.v1 ${second}`]);
  });

  it('stay away that their company paused itself, that ended meanwhile, or for which there is no room any more', async () => {
    const [company = 0] = companies;
    const [first, second, elsewhere] = ids;
    await test.app.get(CommandBus).execute(new PauseOffer(first));
    await inOne((tx) => silent().pause(tx, company));
    await inOne((tx) => silent().raise(tx, company));
    expect(await live()).toEqual([second, elsewhere]);
    await test.app.get(CommandBus).execute(new PublishOffer(first));
    await test.app.get(CommandBus).execute(new GrantLiveOffers(company, -1, null));
    await inOne((tx) => silent().pause(tx, company));
    await inOne((tx) => silent().raise(tx, company));
    expect(await live()).toEqual([first, elsewhere]);
    await inOne((tx) => silent().pause(tx, company));
    await database().query(`UPDATE offer SET expires_at = $1 WHERE id = $2`, [test.clock.now(), first]);
    await inOne((tx) => silent().raise(tx, company));
    // It leaves its room to the other one.
    expect(await live()).toEqual([second, elsewhere]);
  });
});
