import {
  CloseOffer,
  ConfirmOfferOpen,
  CreateOffer,
  DuplicateOffer,
  FindOffer,
  PauseOffer,
  PublishOffer,
  RenewOffer,
} from '@babelboard/offers';
import { type OfferClosed, type OfferConfirmationDue, OfferExpiring } from '@babelboard/offers/contract';
import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { AskWhetherOffersAreOpen } from '../../../libs/offers/src/schedules/ask-whether-offers-are-open.schedule.js';
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
async function look(
  schedule: typeof ExpireOffers | typeof TellExpiringOffers | typeof AskWhetherOffersAreOpen,
  reaction: string,
) {
  await takeEvents(test.app);
  await test.app.get(schedule, { strict: false }).run();
  const events = (await takeEvents(test.app)) as (OfferExpiring | OfferClosed | OfferConfirmationDue)[];
  for (const event of events) await handTwice(test.app, reaction, event);
  return events.map(({ payload }) => payload.offerId);
}
const lookForExpiring = () => look(TellExpiringOffers, 'notifications.mail-offer-expiring');
const lookForExpired = () => look(ExpireOffers, 'notifications.mail-offer-expired');
const lookForUnconfirmed = () => look(AskWhetherOffersAreOpen, 'notifications.mail-offer-confirmation-due');

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

  it('ends while it is paused, too, and can be renewed then', async () => {
    await commands().execute(new PauseOffer(offerId, company.id));
    later(31);
    expect(await lookForExpired()).toEqual([offerId]);
    await commands().execute(new RenewOffer(offerId, company.id));
    expect((await test.app.get(QueryBus).execute(new FindOffer(offerId))).status).toBe('live');
  });

  it('is told once, also where its company says afterwards how the search ended', async () => {
    later(31);
    expect(await lookForExpired()).toEqual([offerId]);
    await commands().execute(new CloseOffer(offerId, company.id, 'elsewhere'));
    expect(await takeEvents(test.app)).toEqual([]);
  });
});

describe('an offer that is on the board for two weeks', () => {
  const confirmedOn = async () => {
    const found = await test.app.get(QueryBus).execute(new FindOffer(offerId));
    return found.status === 'live' ? found.offer.openConfirmedAt?.getTime() : null;
  };

  it('is asked about once, until its company says that it is open, and then again', async () => {
    const published = test.clock.now().getTime();
    later(13);
    expect(await lookForUnconfirmed()).toEqual([]);
    later(1);
    expect(await lookForUnconfirmed()).toEqual([offerId]);
    expect(told()).toEqual([company.recruiter.email]);
    expect(server.received[0]?.text).toContain(`/company/jobs?confirm=${offerId}`);
    later(1);
    expect(await lookForUnconfirmed()).toEqual([]);
    expect(await confirmedOn()).toBe(published);
    await commands().execute(new ConfirmOfferOpen(offerId, company.id));
    expect(await confirmedOn()).toBe(published + 15 * DAY_MS);
    await commands().execute(new RenewOffer(offerId, company.id));
    later(15);
    expect(await lookForUnconfirmed()).toEqual([offerId]);
    expect(told()).toHaveLength(2);
  });

  it('is not asked about where it ends soon, which its company is told anyway', async () => {
    later(13);
    await commands().execute(new ConfirmOfferOpen(offerId, company.id));
    later(14);
    expect(await lookForUnconfirmed()).toEqual([]);
    expect(await lookForExpiring()).toEqual([offerId]);
  });

  it('is no question any more once it was confirmed or paused, and only what is live is confirmed', async () => {
    later(14);
    const schedule = test.app.get(AskWhetherOffersAreOpen, { strict: false });
    await takeEvents(test.app);
    await schedule.run();
    const [event] = (await takeEvents(test.app)) as OfferConfirmationDue[];
    await commands().execute(new ConfirmOfferOpen(offerId, company.id));
    await handTwice(test.app, 'notifications.mail-offer-confirmation-due', event as OfferConfirmationDue);
    expect(told()).toEqual([]);
    await commands().execute(new PauseOffer(offerId, company.id));
    const confirming = commands().execute(new ConfirmOfferOpen(offerId, company.id));
    await expect(confirming).rejects.toMatchObject({ code: 'OFFER_STATE_FORBIDS', params: { action: 'confirmed' } });
    const other = await makeCompany(test.app);
    const foreign = commands().execute(new ConfirmOfferOpen(offerId, other.id));
    await expect(foreign).rejects.toMatchObject({ code: 'OFFER_NOT_FOUND' });
  });

  it('is left alone where a file brought it', async () => {
    await test.app.get(Database).query(`UPDATE offer SET source = 'feed', source_key = 'one' WHERE id = $1`, [offerId]);
    later(15);
    expect(await lookForUnconfirmed()).toEqual([]);
    expect(await confirmedOn()).toBeUndefined();
  });
});
