import { OfferPublished } from '@babelboard/offers/contract';
import { Database } from '@babelboard/platform';
import { pathIn, UI_LANGUAGE_CODES } from '@babelboard/texts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { eventually } from '../../../../test/support/eventually.js';
import { type FakeIndexNow, startFakeIndexNow } from '../../../../test/support/fake-indexnow.js';
import { takeEvents } from '../../../../test/support/outbox.js';
import { hand, handTwice } from '../../../../test/support/reactions.js';
import { EnsureCompanies } from '../../../companies/src/index.js';
import { CloseOffer, Offer, PublishOffer } from '../../../offers/src/index.js';
import { offerContent } from '../../../offers/src/testing/offer.factory.js';
import { NotifySearchEngines } from './notify-search-engines.schedule.js';

const KEY = '0123456789abcdef';
const SITE = 'https://board.test';

let searchEngine: FakeIndexNow;
let test: TestApplication;
let companyId: number;
/** The search engine answers after this. */
let reading: Promise<void> | undefined;
let asked = 0;

beforeAll(async () => {
  searchEngine = await startFakeIndexNow(async (location) => {
    asked += 1;
    await reading;
    return location === `${SITE}/${KEY}.txt` ? KEY : '';
  });
  test = await createTestApplication({ BASE_URL: SITE, INDEXNOW_KEY: KEY, INDEXNOW_URL: searchEngine.url });
  [companyId = 0] = await commands(test).execute(new EnsureCompanies([{ name: 'Kafeneio' }]));
});
afterAll(async () => {
  await test?.close();
  await searchEngine?.stop();
});
beforeEach(() => {
  searchEngine.answer = undefined;
  searchEngine.taken.length = 0;
  reading = undefined;
});

const commands = ({ app }: TestApplication) => app.get(CommandBus);
const notify = () => test.app.get(NotifySearchEngines).run();
/** An offer's page in every language of the interface. */
const pagesOf = (name: string) => UI_LANGUAGE_CODES.map((language) => SITE + pathIn(language, `/jobs/${name}`));
const told = () => searchEngine.taken.map(({ urlList }) => urlList);

async function draft(title: string): Promise<number> {
  const offer = Offer.draft(companyId, offerContent({ title }), test.clock.now());
  return (await test.app.get(Database).transaction((tx) => tx.save(offer))).id;
}

/** Hands the events since the last call to the reaction, as the queue does: each twice. */
async function react(): Promise<void> {
  for (const event of await takeEvents(test.app)) {
    await handTwice(test.app, 'indexnow.note-changed-offer', event);
  }
}

describe('NotifySearchEngines', () => {
  it('tells of an offer once when it is published and once when it is closed', async () => {
    const id = await draft('Night porter');
    const addresses = pagesOf(`night-porter-${id}`);
    await react();
    await notify();
    expect(told()).toEqual([]);
    await commands(test).execute(new PublishOffer(id));
    await react();
    await notify();
    await notify();
    expect(searchEngine.taken).toEqual([
      { host: 'board.test', key: KEY, keyLocation: `${SITE}/${KEY}.txt`, urlList: addresses },
    ]);
    await commands(test).execute(new CloseOffer(id));
    await react();
    await notify();
    await notify();
    expect(told()).toEqual([addresses, addresses]);
  });

  it('tells of many offers in one notification', async () => {
    const ids = [await draft('Cook'), await draft('Baker'), await draft('Miller')];
    for (const id of ids) {
      await commands(test).execute(new PublishOffer(id));
    }
    await react();
    await notify();
    expect(told()).toHaveLength(1);
    expect(told()[0]).toHaveLength(ids.length * UI_LANGUAGE_CODES.length);
  });

  it.each([429, 500])('keeps what was answered with %i, for the next run', async (answer) => {
    const id = await draft('Gardener');
    await commands(test).execute(new PublishOffer(id));
    await react();
    searchEngine.answer = answer;
    await expect(notify()).rejects.toThrow(`${answer}`);
    searchEngine.answer = undefined;
    await notify();
    expect(told()).toEqual([pagesOf(`gardener-${id}`)]);
  });

  it('has no transaction open while the search engine takes its time, and tells again what changed meanwhile', async () => {
    const [busy, quiet] = [await draft('Usher'), await draft('Stagehand')];
    await commands(test).execute(new PublishOffer(busy));
    await commands(test).execute(new PublishOffer(quiet));
    await react();
    let answer = () => {};
    reading = new Promise((resolve) => {
      answer = resolve;
    });
    asked = 0;
    const telling = notify();
    await eventually(() => expect(asked).toBe(1));
    const open = await test.app
      .get(Database)
      .query(
        `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
      );
    expect(open).toEqual([]);
    await notify();
    await commands(test).execute(new CloseOffer(busy));
    await react();
    answer();
    await telling;
    reading = undefined;
    await notify();
    await notify();
    const [first, second] = [pagesOf(`usher-${busy}`), pagesOf(`stagehand-${quiet}`)];
    expect(told()).toEqual([[...first, ...second], first]);
  });

  it('takes over what a killed process had claimed', async () => {
    const id = await draft('Prompter');
    await commands(test).execute(new PublishOffer(id));
    await react();
    const claim = (until: string) =>
      test.app
        .get(Database)
        .query(`UPDATE indexnow_offer SET claim = gen_random_uuid(), claimed_until = now() + '${until}'`);
    await claim('1 min');
    await notify();
    expect(told()).toEqual([]);
    await claim('0');
    await notify();
    expect(told()).toEqual([pagesOf(`prompter-${id}`)]);
  });
});

describe('without a key', () => {
  it('nothing is noted and nobody is told', async () => {
    const silent = await createTestApplication({ INDEXNOW_URL: searchEngine.url });
    await hand(silent.app, 'indexnow.note-changed-offer', new OfferPublished({ offerId: 1 }));
    await silent.app.get(NotifySearchEngines).run();
    expect(await silent.app.get(Database).query('SELECT offer_id FROM indexnow_offer')).toEqual([]);
    expect(told()).toEqual([]);
    await silent.close();
  });
});
