import { expect } from '@jest/globals';
import { adFile, adRow } from '../support/ads.js';
import { eventually } from '../support/eventually.js';
import { LIMITS } from '../support/limits.js';
import { startProduct, type TestProduct } from '../support/product.js';

const CITIES = [
  ['Vienna', 'AT'],
  ['Cologne', 'DE'],
  ['Lyon', 'FR'],
  ['Douglas', 'IM'],
] as const;
const TITLES = [
  'Waiter',
  'Java Engineer',
  'Krankenpfleger (m/w/d)',
  'Chef de rang',
  'Νοσηλευτής',
  '<b>Baker</b> & "Sons"',
];

/** The started product with a few offers, so that lists and pages have something to show. */
export async function startHostileBoard(): Promise<TestProduct> {
  const product = await startProduct();
  try {
    await fill(product);
    return product;
  } catch (error) {
    await product.stop();
    throw error;
  }
}

async function fill(product: TestProduct): Promise<void> {
  const rows = Array.from({ length: 60 }, (_, n) => {
    const [city, country] = CITIES[n % CITIES.length] ?? CITIES[0];
    const description = `Number ${n}. You speak fluent German and French. Serve our guests in a house by the river.`;
    return adRow({
      title: TITLES[n % TITLES.length],
      company: `House ${n}`,
      city,
      country,
      description,
      remote: n % 5 === 0,
    });
  });
  const { code, output } = await product.cli('import-offers', await adFile(rows), '--company', 'city-hall', '--quiet');
  expect({ code, output: output.slice(-300) }).toMatchObject({ code: 0 });
  const allFound = async () => {
    const answer = await (await fetch(`${product.url}/api/jobs`)).json();
    expect(answer).toMatchObject({ jobs: { total_actives: rows.length } });
  };
  await eventually(allFound, LIMITS.startMs);
  // Reads the names that are suggested, as an API does that warms up: how long that takes is not what is asked here.
  await fetch(`${product.url}/api/suggestions?q=a`);
}
