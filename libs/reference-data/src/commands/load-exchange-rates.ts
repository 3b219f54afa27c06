import type { EntityManager } from 'typeorm';
import { bulkUpsert } from './bulk-upsert.js';
import { readShipped } from './shipped-data.js';

/** Exchange rates to the euro; a currency that a later version leaves out keeps its last rate. */
export async function loadExchangeRates(tx: EntityManager): Promise<number> {
  const rows = await readShipped<Record<string, unknown>>('exchange-rates');
  await bulkUpsert(
    tx,
    'exchange_rate',
    ['currency'],
    { currency: 'text', units_per_euro: 'double precision', rate_date: 'date' },
    rows,
  );
  return rows.length;
}
