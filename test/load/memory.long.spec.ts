import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startProduct, type TestProduct } from '../support/product.js';

const PARTS = 10;
/** Until caches and the compiler's work are filled. */
const WARM_UP_PARTS = 3;
const REQUESTS_OF_PART = 1_500;
/** Requests between two looks at the heap. */
const LOOK_EVERY = 50;
const CLIENTS = 8;

/** What the floor of the heap may rise by in the parts that are watched: caches breathe. */
const MOST_GROWTH = 1.15;

let product: TestProduct;

beforeAll(async () => {
  product = await startProduct();
  expect(await product.cli('seed')).toMatchObject({ code: 0 });
});
afterAll(() => product?.stop());

describe('the memory of the API', () => {
  let requests = 0;
  /** Of each part the lowest value, which is what is left after a collection. */
  const floors: number[] = [];

  it.each(Array.from({ length: PARTS }, (_, part) => part + 1))(
    'is watched while many search, part %d',
    async (part) => {
      const heap: number[] = [];
      const search = async (client: number) => {
        while (requests < part * REQUESTS_OF_PART) {
          const number = requests;
          requests += 1;
          const response = await fetch(product.url + addressOf(client, number));
          await response.arrayBuffer();
          expect(response.status).toBe(200);
          if (number % LOOK_EVERY === 0) heap.push(await usedHeap());
        }
      };
      await Promise.all(Array.from({ length: CLIENTS }, (_, client) => search(client)));
      floors.push(Math.min(...heap));
    },
  );

  it('stays flat', () => {
    const [early = 0] = floors.slice(WARM_UP_PARTS);
    const late = Math.min(...floors.slice(-2));
    process.stdout.write(`heap floors by part, MB: ${floors.map((floor) => (floor / 1e6).toFixed(0)).join(' ')}\n`);
    expect(floors).toHaveLength(PARTS);
    expect(late).toBeLessThan(early * MOST_GROWTH);
  });
});

const LANGUAGES = ['German', 'French', 'Dutch', 'Polish', 'Italian', 'Spanish', 'Swedish', 'Greek'];
const WORDS = ['nurse', 'Kellner', 'support', 'développeur', 'ingeniero', 'sales', 'logistics', 'chef'];

/** Lists, pages and offers; a number in the query makes most addresses new to the cache. */
function addressOf(client: number, request: number): string {
  const language = LANGUAGES[request % LANGUAGES.length] ?? '';
  const word = WORDS[client % WORDS.length] ?? '';
  const addresses = [
    `/jobs?keywords=${encodeURIComponent(word)}&v=${request}`,
    `/api/jobs?keywords=${encodeURIComponent(word)}&_from=${20 * (request % 5)}`,
    `/jobs-for-${language}-speakers`,
    `/api/jobs-for-${language}-speakers?latests=true`,
    `/?v=${request}`,
  ];
  return addresses[request % addresses.length] ?? '/';
}

async function usedHeap(): Promise<number> {
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(await product.metrics())?.[1]);
}
