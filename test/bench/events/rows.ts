/** Changes in one transaction, as an import makes them. */
export const EVENT_BATCH = 100;

export const CREATE_TABLES = `
  CREATE TABLE bench_change (thing int PRIMARY KEY);
  CREATE TABLE bench_note (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, thing int NOT NULL);`;

export const INSERT_CHANGES = 'INSERT INTO bench_change (thing) SELECT unnest($1::int[])';

export const INSERT_NOTE = 'INSERT INTO bench_note (thing) VALUES ($1)';

/** Waits until every reaction has written its row. */
export async function waitForNotes(
  query: (sql: string) => Promise<{ count: number }[]>,
  expected: number,
): Promise<void> {
  for (;;) {
    const [row] = await query('SELECT count(*)::int AS count FROM bench_note');
    if ((row?.count ?? 0) >= expected) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
