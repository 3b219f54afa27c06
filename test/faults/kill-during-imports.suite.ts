import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adFile, adRow } from '../support/ads.js';
import { eventually } from '../support/eventually.js';
import { LIMITS } from '../support/limits.js';
import { BoardCheck } from './board-check.js';
import { importUntilDone } from './import-until-done.js';
import { seededRandom } from './random.js';
import { StartedProduct, type Victim } from './started-product.js';

const VICTIMS: Victim[] = ['api', 'worker', 'postgres'];
/** A round's import takes about this long, start of the command included. */
const ROUND_MS = 6_000;

interface Kills {
  /** Of API, worker and PostgreSQL in turn. */
  kills: number;
  /** Kills after which the board is looked at. */
  atOnce: number;
  /** Ads a round that are new; as many of the round before come again, changed. */
  newAds: number;
  seed: number;
}

/** Kills API, worker or PostgreSQL at random moments while files are imported, again and again; nothing may be lost or stand twice. */
export function describeKillsDuringImports({ kills, atOnce, newAds, seed }: Kills): void {
  describe('kills at random moments during imports', () => {
    const random = seededRandom(seed);
    let product: StartedProduct;

    beforeAll(async () => {
      product = await StartedProduct.start();
    });
    afterAll(() => product?.stop());

    async function killInRound(round: number): Promise<void> {
      const importing = importUntilDone(product, await adFile(rowsOf(round, newAds)), '--snapshot', 'faults');
      await pause(random() * ROUND_MS);
      const victim = VICTIMS[round % VICTIMS.length] as Victim;
      await eventually(() => expect({ round, victim, killed: product.kill(victim) }).toMatchObject({ killed: true }));
      await importing;
    }

    it.each(Array.from({ length: kills / atOnce }, (_, part) => (part + 1) * atOnce))(
      'lose and double nothing: API, worker and PostgreSQL in turn, until kill %d',
      async (until) => {
        for (let round = until - atOnce; round < until; round += 1) {
          await killInRound(round);
        }
        await product.ready();
        await expectWholeBoard(product, { stored: (until + 1) * newAds, open: 2 * newAds });
      },
    );
  });
}

/** Ads of the round, and those of the round before with other words; still older ones are missing and closed. */
function rowsOf(round: number, newAds: number): Record<string, unknown>[] {
  const first = round * newAds;
  return Array.from({ length: 2 * newAds }, (_, n) =>
    adRow({ id: `ad-${first + n}`, source_ref: `ad-${first + n}`, title: `Waiter ${first + n} in round ${round}` }),
  );
}

async function expectWholeBoard(product: StartedProduct, ads: { stored: number; open: number }): Promise<void> {
  const check = await BoardCheck.open(product.servers());
  try {
    const state = await eventually(async () => {
      const now = await check.state();
      expect({ outbox: now.outbox, tasks: now.tasks, dirty: now.dirty }).toEqual({ outbox: 0, tasks: 0, dirty: 0 });
      return now;
    }, LIMITS.startMs);
    expect(state.dead).toBe(0);
    expect(state.doubled).toBe(0);
    expect(state.live.length).toBeGreaterThanOrEqual(ads.open);
    expect(await check.snapshot('faults')).toEqual(ads);
    expect(state.indexed.postgres).toEqual(state.live);
    expect(state.indexed.meilisearch).toEqual(state.live);
  } finally {
    await check.close();
  }
}
