import { expect } from '@jest/globals';
import { adFile } from './ads.js';
import { eventually } from './eventually.js';
import { LIMITS } from './limits.js';
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
  const before = await stateOf(product);
  const words = ['import-offers', await adFile(ads), '--company', 'board', '--snapshot', 'board', '--quiet'];
  const { code, output } = await product.cli(...words);
  expect({ code, output: output.slice(-300) }).toMatchObject({ code: 0 });
  const { live } = await stateOf(product);
  const changed = [
    ...live.filter((id) => !before.live.includes(id)),
    ...before.live.filter((id) => !live.includes(id)),
  ];
  return await eventually(async () => {
    const { marked, waiting } = await stateOf(product);
    expect(marked - before.marked).toBeGreaterThanOrEqual(changed.length);
    expect(waiting).toBe(0);
    const { total, shown } = await listAll(product);
    expect({ total, others: shown.filter(({ id }) => !live.includes(id)) }).toEqual({
      total: live.length,
      others: [],
    });
    return shown;
  }, LIMITS.startMs);
}

/** Live offers, how often one was marked for the index, and marks that wait to be written. */
async function stateOf(product: RunningProduct): Promise<{ live: number[]; marked: number; waiting: number }> {
  const [state] = await product.query<{ live: number[]; marked: number; waiting: number }>(`
    SELECT (SELECT coalesce(json_agg(id), '[]') FROM offer WHERE state = 'published') AS live,
      (SELECT count(*)::int FROM processed_event WHERE reaction_id = 'search.mark-offer') AS marked,
      (SELECT count(*)::int FROM projection_mark WHERE projection LIKE 'search.%') AS waiting`);
  return state as { live: number[]; marked: number; waiting: number };
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
