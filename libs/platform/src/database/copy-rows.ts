import type { Client, Submittable } from 'pg';
import type { EntityManager } from 'typeorm';

type Value = string | number | boolean | null | Date;

/** What the protocol's connection of `pg` can do beside what its types tell. */
interface CopyConnection {
  query(sql: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/**
 * Adds rows to a table by COPY, the fastest way in: nothing is planned, and no value is a parameter. Values come in the order of
 * the columns, as text or what has a plain text form; arrays, vectors and JSON in PostgreSQL's own text form.
 */
export async function copyRows(
  tx: EntityManager,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly Value[])[],
): Promise<void> {
  await copyLines(tx, table, columns, linesOf(rows));
}

/** The rows as COPY reads them, in its text format. */
export function linesOf(rows: readonly (readonly Value[])[]): Buffer {
  return Buffer.from(rows.map((row) => `${row.map(fieldOf).join('\t')}\n`).join(''));
}

/** Adds rows that are in the text format of COPY already. */
export async function copyLines(
  tx: EntityManager,
  table: string,
  columns: readonly string[],
  lines: Buffer,
): Promise<void> {
  const client = (await tx.queryRunner?.connect()) as Client | undefined;
  if (client === undefined) {
    throw new Error('COPY works in a transaction only.');
  }
  await new Promise<void>((resolve, reject) => {
    client.query(new CopyIn(`COPY ${table} (${columns.join(', ')}) FROM STDIN`, lines, resolve, reject));
  });
}

const SPECIAL = /[\\\t\n\r]/;
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function fieldOf(value: Value): string {
  switch (typeof value) {
    case 'string':
      return SPECIAL.test(value) ? value.replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign) : value;
    case 'boolean':
      return value ? 't' : 'f';
    case 'number':
      return String(value);
    default:
      return value === null ? '\\N' : value.toISOString();
  }
}

/** Sent at a time, so that what is sent need not be copied whole. */
const CHUNK = 65_536;

/** A query of `pg` that answers the server's call for data; what `pg` itself answers is that there is none. */
class CopyIn implements Submittable {
  constructor(
    private readonly sql: string,
    private readonly lines: Buffer,
    private readonly done: () => void,
    private readonly failed: (error: Error) => void,
  ) {}

  submit(connection: unknown): void {
    (connection as CopyConnection).query(this.sql);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    for (let from = 0; from < this.lines.length; from += CHUNK) {
      connection.sendCopyFromChunk(this.lines.subarray(from, from + CHUNK));
    }
    connection.endCopyFrom();
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.done();
  }

  handleError(error: Error): void {
    this.failed(error);
  }
}
