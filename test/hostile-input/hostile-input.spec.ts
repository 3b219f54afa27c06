import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestProduct } from '../support/product.js';
import { attack } from './attack.js';
import { startHostileBoard } from './hostile-board.js';

const SEED = 20_261_121;
const REQUESTS = 500;

let product: TestProduct;

beforeAll(async () => {
  product = await startHostileBoard();
});
afterAll(() => product?.stop());

describe('the board under hostile paths, queries and headers', () => {
  it(`answers ${REQUESTS} of them in time, without an error of its own and without their markup`, async () => {
    const { faults, statuses } = await attack(product.url, { seed: SEED, requests: REQUESTS });
    expect(faults).toEqual([]);
    expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(REQUESTS);
    expect(statuses[200]).toBeGreaterThan(REQUESTS / 20);
  });

  it('still serves its lists', async () => {
    expect((await fetch(`${product.url}/jobs`)).status).toBe(200);
    expect((await fetch(`${product.url}/api/health/ready`)).status).toBe(200);
  });
});
