import { Database, type JsonObject } from '@babelboard/platform';
import type { INestApplicationContext } from '@nestjs/common';

/** Takes what the outbox holds: the events of the commands since the last call, oldest first. */
export async function takeEvents(app: INestApplicationContext): Promise<{ type: string; payload: JsonObject }[]> {
  const rows = await app.get(Database, { strict: false }).query<{ type: string; payload: JsonObject }>(
    `WITH taken AS (DELETE FROM outbox_message RETURNING id, type, payload)
       SELECT type, payload FROM taken ORDER BY id`,
  );
  return rows;
}
