import { CreateOffer, DuplicateOffer, PublishOffer, RenewOffer } from '@babelboard/offers';
import { type OfferClosed, OfferExpiring } from '@babelboard/offers/contract';
import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { ExpireOffers } from '../../../libs/offers/src/schedules/expire-offers.schedule.js';
import { TellExpiringOffers } from '../../../libs/offers/src/schedules/tell-expiring-offers.schedule.js';
import { makeCompany } from '../../support/accounts.js';
import { createTestApplication, type TestApplication } from '../../support/application.js';
import { startMailServer, type TestMailServer } from '../../support/mail-server.js';
import { takeEvents } from '../../support/outbox.js';
import { handTwice } from '../../support/reactions.js';

const DAY_MS = 86_400_000;
const COLOGNE = 2886242;

let server: TestMailServer;
let test: TestApplication;
let company: Awaited<ReturnType<typeof makeCompany>>;
let offerId: number;

const commands = () => test.app.get(CommandBus);
const told = () => server.received.map(({ to }) => to?.[0]?.address);
const later = (days: number) => test.clock.advance(days * DAY_MS);

/** What a schedule says, and hands its events on as a worker does, twice. */
async function look(schedule: typeof ExpireOffers | typeof TellExpiringOffers, reaction: string) {
  await takeEvents(test.app);
  await test.app.get(schedule, { strict: false }).run();
  const events = (await takeEvents(test.app)) as (OfferExpiring | OfferClosed)[];
  for (const event of events) await handTwice(test.app, reaction, event);
  return events.map(({ payload }) => payload.offerId);
}
const lookForExpiring = () => look(TellExpiringOffers, 'notifications.mail-offer-expiring');
const lookForExpired = () => look(ExpireOffers, 'notifications.mail-offer-expired');

async function publish(): Promise<number> {
  const fields = {
    title: 'Night porter',
    descriptionHtml: '<p>You are awake when others sleep.</p>',
    places: [{ cityId: COLOGNE, countryId: null }],
    employmentTypes: [1 as const],
    apply: { here: true as const },
  };
  const id = await commands().execute(new CreateOffer(company.id, company.recruiter.id, fields, 6));
  await commands().execute(new PublishOffer(id, company.id));
  return id;
}

beforeAll(async () => {
  server = await startMailServer();
  test = await createTestApplication({ SMTP_URL: server.url });
});
afterAll(async () => {
  await test?.close();
  await server?.stop();
});
beforeEach(async () => {
  await test.app.get(Database).query('DELETE FROM offer');
  company = await makeCompany(test.app);
  offerId = await publish();
  server.received.length = 0;
});

describe('an offer that ends', () => {
  it('is told before to who began it, once for each end', async () => {
    later(24);
    expect(await lookForExpiring()).toEqual([]);
    later(2);
    expect(await lookForExpiring()).toEqual([offerId]);
    expect(told()).toEqual([company.recruiter.email]);
    expect(server.received[0]?.text).toContain(`/company/jobs?renew=${offerId}`);
    expect(await lookForExpiring()).toEqual([]);
    await commands().execute(new RenewOffer(offerId, company.id));
    later(26);
    expect(await lookForExpiring()).toEqual([offerId]);
    expect(told()).toHaveLength(2);
  });

  it('is no news once it was renewed, and of a draft there is none', async () => {
    await commands().execute(new DuplicateOffer(offerId, company.id, company.recruiter.id));
    later(26);
    await test.app.get(TellExpiringOffers, { strict: false }).run();
    await commands().execute(new RenewOffer(offerId, company.id));
    await handTwice(test.app, 'notifications.mail-offer-expiring', new OfferExpiring({ offerId }));
    expect(told()).toEqual([]);
  });

  it('is told afterwards, too, to the owners where who began it has left', async () => {
    await test.app.get(Database).query('DELETE FROM company_member WHERE account_id = $1', [company.recruiter.id]);
    later(31);
    expect(await lookForExpired()).toEqual([offerId]);
    expect(told()).toEqual([company.owner.email]);
    expect(server.received[0]?.subject).toContain('Night porter');
  });
});
