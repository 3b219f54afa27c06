import type { Browser } from 'playwright-core';
import { adRow } from '../support/ads.js';
import { showBoard } from '../support/board.js';
import { launchBrowser } from '../support/browser.js';
import { startProduct, type TestProduct } from '../support/product.js';

export interface OfferBoard {
  product: TestProduct;
  browser: Browser;
  /** Paths of offers by their titles; `gone` is the path of one that has ended. */
  paths: Record<string, string>;
  stop(): Promise<void>;
}

export const RECEPTIONIST = 'Hotel receptionist';
export const GONE = 'Hotel receptionist in Graz';
const WATERFRONT = { city: 'Vienna', company: 'Waterfront Hotels', apply_url: 'https://waterfront.example/apply' };

/** A small board: a hotel's offers, some like them, one in two places, one that has ended; the hotel has a minisite. */
export async function startOfferBoard(): Promise<OfferBoard> {
  // Related offers go by the names of occupations: else the first page waits for them.
  const [product, browser] = await Promise.all([startProduct({ WARM_UP: 'true' }), launchBrowser()]);
  const stop = async () => {
    await browser.close();
    await product.stop();
  };
  try {
    return { product, browser, paths: await fill(product), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Gives the paths of the offers by their titles. */
async function fill(product: TestProduct): Promise<Record<string, string>> {
  const rows = [
    adRow({
      ...WATERFRONT,
      title: RECEPTIONIST,
      description: 'Welcome our guests. You speak fluent German (B2) and English at level C1.',
      salary: { min: 16, max: null, currency: 'EUR', unit: 'HOUR' },
    }),
    ...['Night porter', 'Breakfast cook', 'Housekeeper'].map((title) =>
      adRow({
        ...WATERFRONT,
        title,
        description: `${title}: you work with us in a house by the river and speak English${title === 'Breakfast cook' ? ' and German' : ''}.`,
      }),
    ),
    ...['Linz', 'Salzburg', 'Bregenz'].map((city) =>
      adRow({ title: `Hotel receptionist at the lake of ${city}`, company: `${city} Lake Hotel`, city }),
    ),
    ...['Linz', 'Salzburg'].map((city) => adRow({ title: 'Tour guide on foot', company: 'Two Feet Tours', city })),
  ];
  const gone = adRow({ title: GONE, company: 'Old Mill', city: 'Graz', apply_url: 'https://old-mill.example' });
  const shown = await showBoard(product, [...rows, gone]);
  await showBoard(product, rows);
  await addMinisites(product);
  return Object.fromEntries(shown.map(({ title, url }) => [title, url]));
}

/** Two companies have the service: one with a look of its own, one without a template. */
async function addMinisites(product: TestProduct): Promise<void> {
  await product.query(`
    UPDATE company SET hue = 205 WHERE name = 'Waterfront Hotels';
    INSERT INTO minisite (company_id, slug, active, template, headline, content_html, updated_at)
    SELECT id, 'waterfront', true, 'banner', 'Stay by the river', '<p>A house of <strong>forty</strong> rooms.</p>', now()
    FROM company WHERE name = 'Waterfront Hotels'
    UNION ALL SELECT id, 'two-feet', true, null, '', '', now() FROM company WHERE name = 'Two Feet Tours'`);
}
