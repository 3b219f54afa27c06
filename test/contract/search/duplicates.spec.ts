import { EnsureCompanies, SuspendCompany } from '@babelboard/companies';
import { CompanySuspended } from '@babelboard/companies/contract';
import {
  CloseOffer,
  ImportOffers,
  LoadOfferCards,
  type OfferToImport,
  PauseOffer,
  PublishOffer,
} from '@babelboard/offers';
import { Database } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data';
import { ENGINE_NAMES } from '@babelboard/search';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ExpireOffers } from '../../../libs/offers/src/schedules/expire-offers.schedule.js';
import { offerContent } from '../../../libs/offers/src/testing/offer.factory.js';
import { takeEvents } from '../../support/outbox.js';
import { hand, handTwice } from '../../support/reactions.js';
import {
  createSearchStage,
  engineNamed,
  query,
  type SearchStage,
  stageOffers,
  writeMarkedOffers,
} from './search-stage.js';

const CITIES = ['Vienna', 'Graz', 'Salzburg'];
const DAY_MS = 86_400_000;

let stage: SearchStage;
let companyId: number;
let sequence = 0;
const commands = () => stage.app.get(CommandBus);
const cityId = (slug: string) => stage.app.get(ReferenceCatalogue, { strict: false }).cityBySlug(slug)?.id ?? 0;

beforeAll(async () => {
  stage = await createSearchStage();
});
afterAll(() => stage?.close());

beforeEach(async () => {
  await stage.app.get(Database).query('TRUNCATE offer, projection_mark, processed_event RESTART IDENTITY CASCADE');
  await stageOffers(stage.app, []);
  sequence += 1;
  [companyId = 0] = await commands().execute(new EnsureCompanies([{ name: `Alpine Hotels ${sequence}` }]));
  await takeEvents(stage.app);
});

/** The same job in a city: title and text name it. */
function inCity(city: string, given: { title?: string; hash?: string; validThrough?: Date } = {}): OfferToImport {
  const text = `We look for a waiter for our restaurant in ${city}. You welcome our guests, serve with a smile and speak with people from all
    over the world. We offer a room in the house, two days off in a row, a course in the language of the country and good pay.`;
  return {
    source: `test-${sequence}`,
    sourceKey: city,
    contentHash: given.hash ?? 'first',
    companyId,
    postedAt: null,
    validThrough: given.validThrough ?? null,
    content: offerContent({
      title: given.title ?? `Waiter (m/f/d) ${city}`,
      descriptionText: text,
      places: [{ cityId: cityId(city), countryId: 40, text: null }],
    }),
  };
}

async function importOffers(offers: OfferToImport[]): Promise<number[]> {
  const imported = await commands().execute(new ImportOffers(offers));
  await deliver();
  return imported.map(({ offerId }) => offerId);
}

/** Hands every event to the reaction that marks for both indexes, newest first and twice, as a queue may. */
async function deliver(): Promise<void> {
  const events = (await takeEvents(stage.app)).filter(({ type }) => type.startsWith('offers.')).reverse();
  for (const event of [...events, ...events]) {
    await hand(stage.app, 'search.mark-offer', event);
  }
  for (const name of ENGINE_NAMES) {
    await writeMarkedOffers(stage.app, name);
  }
}

/** What both engines show, for all cities and for each. */
async function shown(): Promise<{ all: number[]; byCity: number[][]; actives: number }[]> {
  return Promise.all(
    ENGINE_NAMES.map(async (name) => {
      const engine = engineNamed(stage.app, name);
      const { ids, total, totalActives } = await engine.search(query({}));
      expect(total).toBe(ids.length);
      const byCity = CITIES.map(async (city) => (await engine.search(query({ cityIds: [cityId(city)] }))).ids);
      return { all: [...ids].sort((a, b) => a - b), byCity: await Promise.all(byCity), actives: totalActives };
    }),
  );
}

const expectShown = async (expected: { all: number[]; byCity: number[][]; actives: number }) =>
  expect(await shown()).toEqual([expected, expected]);

describe('the same job of one company in three cities', () => {
  it('is shown once, found in each of its cities, and counted three times as live', async () => {
    const [first = 0, second = 0, third = 0] = await importOffers(CITIES.map((city) => inCity(city)));
    await expectShown({ all: [first], byCity: [[first], [first], [first]], actives: 3 });
    const [card] = await stage.app.get(QueryBus).execute(new LoadOfferCards([first]));
    expect(card?.duplicates.map(({ id, places }) => [id, places[0]?.cityId])).toEqual([
      [second, cityId('Graz')],
      [third, cityId('Salzburg')],
    ]);
  });

  it('is shown as the next one when the first is closed or paused, and as the first when that comes back', async () => {
    const [first = 0, second = 0, third = 0] = await importOffers(CITIES.map((city) => inCity(city)));
    await commands().execute(new PauseOffer(first));
    await deliver();
    await expectShown({ all: [second], byCity: [[], [second], [second]], actives: 2 });
    await commands().execute(new PublishOffer(first));
    await deliver();
    await expectShown({ all: [first], byCity: [[first], [first], [first]], actives: 3 });
    await commands().execute(new CloseOffer(first));
    await commands().execute(new CloseOffer(second));
    await deliver();
    await expectShown({ all: [third], byCity: [[], [], [third]], actives: 1 });
  });

  it('is shown as the next one when the first expires', async () => {
    const soon = new Date(stage.clock.now().getTime() + DAY_MS);
    const [, second = 0] = await importOffers([inCity('Vienna', { validThrough: soon }), inCity('Graz')]);
    stage.clock.advance(2 * DAY_MS);
    await stage.app.get(ExpireOffers, { strict: false }).run();
    await deliver();
    await expectShown({ all: [second], byCity: [[], [second], []], actives: 1 });
  });

  it('goes apart when the words of one are changed, and comes together again', async () => {
    const [first = 0, second = 0] = await importOffers([inCity('Vienna'), inCity('Graz')]);
    await importOffers([inCity('Vienna', { title: 'Head of restaurant', hash: 'second' })]);
    await expectShown({ all: [first, second], byCity: [[first], [second], []], actives: 2 });
    await importOffers([inCity('Vienna', { hash: 'third' })]);
    await expectShown({ all: [first], byCity: [[first], [first], []], actives: 2 });
  });

  it('goes away with its company', async () => {
    await importOffers(CITIES.map((city) => inCity(city)));
    await commands().execute(new SuspendCompany(companyId));
    await handTwice(stage.app, 'offers.hide-offers-of-suspended-company', new CompanySuspended({ companyId }));
    await deliver();
    await expectShown({ all: [], byCity: [[], [], []], actives: 0 });
  });

  it('stays apart from the same words of another company', async () => {
    const [first = 0] = await importOffers([inCity('Vienna')]);
    [companyId = 0] = await commands().execute(new EnsureCompanies([{ name: `Other Hotels ${sequence}` }]));
    const [other = 0] = await importOffers([{ ...inCity('Graz'), companyId }]);
    await expectShown({ all: [first, other], byCity: [[first], [other], []], actives: 2 });
  });
});
