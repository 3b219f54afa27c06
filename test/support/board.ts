import { expect } from '@jest/globals';
import pg from 'pg';
import { adFile } from './ads.js';
import { eventually } from './eventually.js';
import type { RunningProduct } from './product.js';

interface Listed {
  jobs: { total_actives: number; data: { id: number; title: string; url: string }[] };
}

const PAGE = 50;

/**
 * Makes these ads all that a product shows, and waits until it does: suites that share a product have their boards one after another.
 *
 * @param ads as `adRow` makes them
 * @returns what is shown
 */
export async function showBoard(
  product: RunningProduct,
  ads: Record<string, unknown>[],
): Promise<Listed['jobs']['data']> {
  const words = ['import-offers', await adFile(ads), '--company', 'board', '--snapshot', 'board', '--quiet'];
  const { code, output } = await product.cli(...words);
  expect({ code, output: output.slice(-300) }).toMatchObject({ code: 0 });
  const live = await liveOffers(product);
  const titles = new Set(live.values());
  return eventually(
    async () => {
      const { total, shown } = await listAll(product);
      expect({ total, others: shown.filter(({ id }) => !live.has(id)) }).toEqual({ total: live.size, others: [] });
      // Of the same ad in several places one is shown.
      expect(new Set(shown.map(({ title }) => title))).toEqual(titles);
      return shown;
    },
    { timeoutMs: 120_000 },
  );
}

/** Their titles by their ids. */
async function liveOffers({ databaseUrl }: RunningProduct): Promise<Map<number, string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: number; title: string }>(
    `SELECT id, title FROM offer WHERE state = 'published'`,
  );
  await client.end();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

async function listAll({ url }: RunningProduct): Promise<{ total: number; shown: Listed['jobs']['data'] }> {
  const shown: Listed['jobs']['data'] = [];
  for (;;) {
    const answer = await fetch(`${url}/api/jobs?latests=true&_size=${PAGE}&_from=${shown.length}`);
    const { data, total_actives: total } = ((await answer.json()) as Listed).jobs;
    shown.push(...data);
    if (data.length < PAGE) return { total, shown };
  }
}
