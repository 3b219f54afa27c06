import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MATCHINGS } from '../support/work-left.js';
import { BoardWithWorker } from './board-with-worker.js';
import { Chance } from './chance.js';
import { freshTables, KEPT, storedTables } from './fresh-matchings.js';
import { mailedOffers } from './mailed-offers.js';
import { OfferChanges } from './offer-changes.js';
import { PeopleChanges } from './people-changes.js';

/** Changes that run side by side. */
const AT_ONCE = 3;

interface Kills {
  kills: number;
  /** Kills after which the tables are looked at. */
  atOnce: number;
  /** For each kill. */
  changes: number;
  people: number;
  offers: number;
  /** `MATCHINGS_SEED` has another one tried. */
  seed: number;
}

/** Changes offers and profiles at random while the worker is killed again and again: nothing is lost, and nobody is mailed twice. */
export function describeKillsDuringMatchings({ kills, atOnce, changes, people, offers, ...given }: Kills): void {
  const seed = Number(process.env.MATCHINGS_SEED ?? given.seed);

  describe(`kills of the worker while offers and profiles change (MATCHINGS_SEED=${seed})`, () => {
    const chance = new Chance(seed);
    /** Mails that a worker did not live to hear about. */
    let cutOff = 0;
    let board: BoardWithWorker;
    let possible: ((own: Chance) => Promise<unknown>)[];

    beforeAll(async () => {
      board = await BoardWithWorker.open(MATCHINGS);
      board.setStage();
      board.start();
      const ofOffers = await OfferChanges.begin(board.stage, offers, chance);
      const ofPeople = await PeopleChanges.begin(board.stage, ofOffers, people, chance);
      possible = [...ofOffers.all, ...ofPeople.all].flatMap(([weight, change]) => Array(2 * weight).fill(change));
    });
    afterAll(() => board?.close());

    /** Each by a chance of its own: which comes first of those that run side by side decides nothing. */
    async function make(count: number): Promise<void> {
      for (let made = 0; made < count; made += AT_ONCE) {
        board.setStage();
        const some = Array.from({ length: Math.min(AT_ONCE, count - made) }, () => new Chance(chance.below(2 ** 31)));
        await Promise.all(some.map((own) => own.pick(possible)(own).catch(unlessRefused)));
      }
    }

    async function killInRound(round: number): Promise<void> {
      const parts = Array.from({ length: 4 }, () => 1 + chance.below(100));
      const share = (part: number) => Math.round((changes * part) / parts.reduce((sum, one) => sum + one));
      const [first = 0, second = 0, whileAway = 0, last = 0] = parts.map(share);
      await make(first);
      await board.pass(31_000);
      if (round % 2 === 0) {
        cutOff += await board.killWhileMailing();
      } else {
        await board.nextMorning();
        await make(second);
        await board.kill();
      }
      await make(whileAway);
      board.start();
      await make(last + (round % 2 === 0 ? second : 0));
      await board.running();
    }

    it.each(Array.from({ length: kills / atOnce }, (_, part) => (part + 1) * atOnce))(
      'leave the tables as a full computation gives them, and mail each offer once: until kill %d',
      async (until) => {
        for (let round = until - atOnce; round < until; round += 1) {
          await killInRound(round);
        }
        await board.settle();
        await expectFreshTables(board);
        await expectMailedOnce(board);
        expect(cutOff).toBeGreaterThan(0);
      },
    );
  });
}

/** What somebody else has done meanwhile, or the state of an offer, forbids some. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof DomainError)) {
    throw error;
  }
}

async function expectFreshTables({ stage }: BoardWithWorker): Promise<void> {
  const { tables: fresh, most } = await freshTables(stage);
  const stored = await storedTables(stage);
  const others = [...new Set([...fresh.keys(), ...stored.keys()])]
    .filter((of) => !isDeepStrictEqual(fresh.get(of), stored.get(of)))
    .map((of) => ({ of, fresh: fresh.get(of), stored: stored.get(of) }));
  expect({ others: others.length, first: others.slice(0, 3) }).toEqual({ others: 0, first: [] });
  // Only where more suits than is kept are lists refilled.
  expect(most).toBeGreaterThan(KEPT);
}

async function expectMailedOnce(board: BoardWithWorker): Promise<void> {
  const { pairs, ...wrong } = await mailedOffers(board, '/account/matchings');
  expect(wrong).toEqual({ twice: [], grown: [], unnoted: [], unsent: [] });
  expect(pairs.length).toBeGreaterThan(0);
}
