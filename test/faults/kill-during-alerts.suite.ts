import { SaveAlert } from '@babelboard/alerts';
import { ReferenceCatalogue } from '@babelboard/reference-data';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeAccount } from '../support/accounts.js';
import { ALERTS } from '../support/work-left.js';
import { BoardWithWorker } from './board-with-worker.js';
import { Chance } from './chance.js';
import { mailedOffers } from './mailed-offers.js';

interface Kills {
  kills: number;
  /** Between two looks at what was mailed; a part of `kills`. */
  atOnce: number;
  /** Published for each kill. */
  offers: number;
  people: number;
  /** `ALERTS_SEED` has another one tried. */
  seed: number;
}

/** None is a part, a form or a translation of another. */
const TRADES = ['Bookbinder', 'Glazier', 'Saddler', 'Thatcher', 'Cooper', 'Farrier'];
const CITIES = ['Cologne', 'Hamburg'];

/** A list that somebody has an alert for. */
interface Wanted {
  email: string;
  trade: string;
  city: string;
}

/** Publishes offers while the worker is killed again and again: whoever has an alert gets each that stands in its list, once. */
export function describeKillsDuringAlerts({ kills, atOnce, offers, people, ...given }: Kills): void {
  const seed = Number(process.env.ALERTS_SEED ?? given.seed);

  describe(`kills of the worker while offers are published (ALERTS_SEED=${seed})`, () => {
    const chance = new Chance(seed);
    const wanted: Wanted[] = [];
    /** Pairs `address offer` that somebody is to get. */
    const expected = new Set<string>();
    /** Mails that a worker did not live to hear about. */
    let cutOff = 0;
    let board: BoardWithWorker;
    let companyId = 0;

    beforeAll(async () => {
      board = await BoardWithWorker.open(ALERTS);
      board.setStage();
      board.start();
      companyId = await board.stage.company();
      for (let count = 0; count < people; count += 1) await letHear(count);
      await board.settle();
    });
    afterAll(() => board?.close());

    /** One alert that tells at once and one in the morning, before the worker is told to look; some offers stand in the lists of both. */
    async function letHear(count: number): Promise<void> {
      const { id, email } = await makeAccount(board.stage.test.app);
      for (const rhythm of ['instant', 'daily'] as const) {
        const trade = TRADES[(count + (rhythm === 'daily' && chance.happens(0.5) ? 1 : 0)) % TRADES.length] as string;
        const city = rhythm === 'instant' ? (CITIES[0] as string) : chance.pick(CITIES);
        const address = `/jobs-in-${city}?keywords=${trade.toLowerCase()}`;
        await board.stage.run(new SaveAlert(id, { address, rhythm, hour: 7, timeZone: 'Europe/Berlin' }));
        wanted.push({ email, trade, city });
      }
    }

    async function publish(count: number): Promise<void> {
      const catalogue = board.stage.get(ReferenceCatalogue);
      for (let made = 0; made < count; made += 1) {
        board.setStage();
        const [trade, city] = [chance.pick(TRADES), chance.pick(CITIES)];
        const place = catalogue.cityBySlug(city);
        const places = [{ cityId: place?.id ?? null, countryId: place?.countryId ?? null, text: null }];
        const id = await board.stage.offer(companyId, { title: trade, places });
        for (const list of wanted) {
          if (list.trade === trade && list.city === city) expected.add(`${list.email} ${id}`);
        }
      }
    }

    async function killInRound(round: number): Promise<void> {
      const before = chance.below(offers);
      await publish(before);
      if (round % 2 === 0) {
        cutOff += await board.killWhileMailing();
      } else {
        await board.nextMorning();
        await board.kill();
      }
      await publish(offers - before);
      board.start();
      await board.running();
    }

    it.each(Array.from({ length: kills / atOnce }, (_, part) => (part + 1) * atOnce))(
      'bring each offer to whom it concerns once: until kill %d',
      async (until) => {
        for (let round = until - atOnce; round < until; round += 1) await killInRound(round);
        await board.settle();
        // What came beyond the brake of mails that tell at once, and what is told in the morning.
        await board.nextMorning();
        await board.settle();
        const { pairs, unnoted, ...wrong } = await mailedOffers(board, '/account/job-alerts');
        expect(wrong).toEqual({ twice: [], grown: [], unsent: [] });
        expect(unnoted).toEqual([]);
        expect(pairs.sort()).toEqual([...expected].sort());
        expect(cutOff).toBeGreaterThan(0);
      },
    );
  });
}
