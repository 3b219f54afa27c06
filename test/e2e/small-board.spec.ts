import { afterAll, beforeAll, describe } from '@jest/globals';
import { startProduct, type TestProduct } from '../support/product.js';
import { describePageEdge } from './pages/page-edge.suite.js';
import { describeReportsApi } from './reports/reports-api.suite.js';

// One product serves both: starting it takes longer than either of them.
let product: TestProduct;

beforeAll(async () => {
  product = await startProduct({ DATABASE_POOL_SIZE: '2' });
});
afterAll(() => product?.stop());

// In groups of their own: the board of each is made when its turn has come.
describe('pages', () => describePageEdge(() => product));
describe('reports', () => describeReportsApi(() => product));
