import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestProduct } from '../support/product.js';
import { attack } from './attack.js';
import { startHostileBoard } from './hostile-board.js';

/** Every run has the same requests; `HOSTILE_SEED` chooses others. */
const SEED = Number(process.env.HOSTILE_SEED ?? 7);
const REQUESTS = 10_000;
const PART = 500;

let product: TestProduct;

beforeAll(async () => {
  product = await startHostileBoard();
});
afterAll(() => product?.stop());

describe('the board under a long row of hostile requests', () => {
  it.each(Array.from({ length: REQUESTS / PART }, (_, part) => part * PART))(
    `answers ${PART} of them as it should and works afterwards: from the %dth on`,
    async (from) => {
      const { faults, statuses } = await attack(product.url, { seed: SEED, requests: PART, from });
      process.stdout.write(`from ${from}: answers by status ${JSON.stringify(statuses)}\n`);
      expect(faults).toEqual([]);
      expect((await fetch(`${product.url}/jobs`)).status).toBe(200);
      expect((await fetch(`${product.url}/api/health/ready`)).status).toBe(200);
    },
  );
});
