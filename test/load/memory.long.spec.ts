import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startProduct, type TestProduct } from '../support/product.js';

const MINUTE_MS = 60_000;
const MINUTES = 10;
/** Until caches and the compiler's work are filled. */
const WARM_UP_MINUTES = 3;
const SAMPLE_MS = 2_000;
const CLIENTS = 8;

/** What the floor of the heap may rise by in the minutes that are watched: caches breathe. */
const MOST_GROWTH = 1.15;

let product: TestProduct;

beforeAll(async () => {
  product = await startProduct();
  expect(await product.cli('seed')).toMatchObject({ code: 0 });
});
afterAll(() => product?.stop());

it(
  'keeps the memory of the API flat over ten minutes of searching',
  async () => {
    const end = Date.now() + MINUTES * MINUTE_MS;
    const heap: number[][] = Array.from({ length: MINUTES }, () => []);
    let requests = 0;
    const search = async (client: number) => {
      while (Date.now() < end) {
        const response = await fetch(product.url + addressOf(client, requests));
        await response.arrayBuffer();
        expect(response.status).toBe(200);
        requests += 1;
      }
    };
    const watch = async () => {
      const start = Date.now();
      while (Date.now() < end) {
        const minute = Math.floor((Date.now() - start) / MINUTE_MS);
        heap[minute]?.push(await usedHeap());
        await sleep(SAMPLE_MS);
      }
    };
    await Promise.all([watch(), ...Array.from({ length: CLIENTS }, (_, client) => search(client))]);
    // The lowest value of a minute is what is left after a collection.
    const floors = heap.map((samples) => Math.min(...samples));
    const [early = 0] = floors.slice(WARM_UP_MINUTES);
    const late = Math.min(...floors.slice(-2));
    process.stdout.write(
      `${requests} requests; heap floors by minute, MB: ${floors.map((floor) => (floor / 1e6).toFixed(0)).join(' ')}\n`,
    );
    expect(requests).toBeGreaterThan(5_000);
    expect(late).toBeLessThan(early * MOST_GROWTH);
  },
  (MINUTES + 2) * MINUTE_MS,
);

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
