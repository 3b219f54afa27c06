import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A row of an NDJSON file of ads. */
export function adRow(given: Record<string, unknown> = {}): Record<string, unknown> {
  const id = randomUUID();
  return {
    id,
    title: 'Waiter',
    company: 'Kafeneio',
    city: 'Vienna',
    country: 'AT',
    language: 'en',
    description: 'Serve our guests in a house by the river. We are a team of twelve people from nine countries.',
    employment_type: 'FULL_TIME',
    salary: null,
    posted_at: new Date().toISOString().slice(0, 10),
    source: 'test',
    source_ref: id,
    ...given,
  };
}

/** Writes rows (objects, or lines as they are) as an NDJSON file and gives its path. */
export async function adFile(rows: (Record<string, unknown> | string)[]): Promise<string> {
  const path = join(tmpdir(), `ads-${randomUUID()}.ndjson`);
  await writeFile(path, rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n'));
  return path;
}
