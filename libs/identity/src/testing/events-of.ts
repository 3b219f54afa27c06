import { Database, type JsonObject } from '@babelboard/platform';
import type { INestApplicationContext } from '@nestjs/common';

/** Payloads of the events of a type about an account, in the order of their coming. */
export async function eventsOf(app: INestApplicationContext, type: string, accountId: number): Promise<JsonObject[]> {
  const rows = await app
    .get(Database, { strict: false })
    .query<{ payload: JsonObject }>(
      `SELECT payload FROM outbox_message WHERE type = $1 AND payload ->> 'accountId' = $2 ORDER BY id`,
      [type, String(accountId)],
    );
  return rows.map(({ payload }) => payload);
}
