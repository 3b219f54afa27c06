import { Database } from '@babelboard/platform';
import type { INestApplicationContext } from '@nestjs/common';

/** Locks a row as a writer does while something is done: what waits for the row is given as an error. */
export function whileRowIsHeld<Result>(
  { app }: { app: INestApplicationContext },
  table: string,
  id: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const database = app.get(Database, { strict: false });
  return database.transaction(async (tx) => {
    const [holder] = await tx.query(`SELECT pg_backend_pid() AS pid FROM "${table}" WHERE id = $1 FOR UPDATE`, [id]);
    let done = false;
    const waiter = async () => {
      while (!done) {
        const waiting = await database.query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND $1 = ANY (pg_blocking_pids(pid))`,
          [holder.pid],
        );
        if (waiting.length > 0) throw new Error(`Something waited for the row of ${table}`);
      }
    };
    const working = work().finally(() => {
      done = true;
    });
    // What is given is the error of whoever was first.
    working.catch(() => undefined);
    await Promise.race([working, waiter()]);
    return working;
  });
}
