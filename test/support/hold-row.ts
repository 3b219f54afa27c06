import { setTimeout } from 'node:timers/promises';
import { Database } from '@babelboard/platform';
import type { INestApplicationContext } from '@nestjs/common';

const SOON_MS = 2_000;

/** Locks a row as a writer does while something is done: what waits for the row is given as an error. */
export function whileRowIsHeld<Result>(
  { app }: { app: INestApplicationContext },
  table: string,
  id: number,
  work: () => Promise<Result>,
): Promise<Result> {
  return app.get(Database, { strict: false }).transaction(async (tx) => {
    await tx.query(`SELECT FROM "${table}" WHERE id = $1 FOR UPDATE`, [id]);
    const done = new AbortController();
    const late = setTimeout(SOON_MS, null, { signal: done.signal }).then(() => {
      throw new Error(`It waited for the row of ${table}`);
    });
    return Promise.race([work(), late]).finally(() => done.abort());
  });
}
