import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestProduct } from '../support/product.js';
import { attack } from './attack.js';
import { startHostileBoard } from './hostile-board.js';

/** Every run has the same requests; `HOSTILE_SEED` chooses others. */
const SEED = Number(process.env.HOSTILE_SEED ?? 7);
const REQUESTS = 10_000;

let product: TestProduct;

beforeAll(async () => {
  product = await startHostileBoard();
});
afterAll(() => product?.stop());

describe('the board under a long row of hostile requests', () => {
  it(`answers ${REQUESTS} of them as it should and works afterwards`, async () => {
    const { faults, statuses, slowestMs } = await attack(product.url, { seed: SEED, requests: REQUESTS }, (done) =>
      process.stdout.write(`${done} hostile requests sent\n`),
    );
    process.stdout.write(`answers by status ${JSON.stringify(statuses)}, slowest ${Math.round(slowestMs)} ms\n`);
    expect(faults).toEqual([]);
    expect((await fetch(`${product.url}/jobs`)).status).toBe(200);
    expect((await fetch(`${product.url}/api/health/ready`)).status).toBe(200);
  });
});
