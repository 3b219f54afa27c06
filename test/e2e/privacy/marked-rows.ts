import { randomUUID } from 'node:crypto';
import type { Database, PersonalTable } from '@babelboard/platform';

interface Column {
  table: string;
  name: string;
  type: string;
  required: boolean;
  /** The table that a foreign key of this column leads to. */
  parent: string | null;
  parentColumn: string | null;
  /** The first value that a CHECK allows, where it lists them. */
  allowed: string | null;
  /** Whether it is empty where another column is filled (`CHECK ((this IS NULL) = (other IS NOT NULL))`). */
  givesWay: boolean;
  /** Whether it comes after another moment (`CHECK (this > other)`). */
  comesAfter: boolean;
}

/**
 * Makes a row in every table of persons, with a mark in every personal column that can hold it: by the columns and constraints of the
 * database, so that a table that is new tomorrow is filled, too.
 */
export class MarkedRows {
  private columns: Column[] = [];
  /** The columns that hold the mark; numbers, dates and values of a list cannot. */
  readonly marked: string[] = [];
  readonly fileKeys: string[] = [];

  constructor(
    private readonly database: Database,
    private readonly mark: string,
    /** Stands in columns that a law keeps. */
    private readonly keptMark: string,
  ) {}

  async read(): Promise<void> {
    this.columns = await this.database.query<Column>(`
      SELECT a.attrelid::regclass::text AS table, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
             a.attnotnull AND NOT a.atthasdef AND a.attidentity = '' AS required,
             f.confrelid::regclass::text AS parent,
             (SELECT p.attname FROM pg_attribute p WHERE p.attrelid = f.confrelid AND p.attnum = f.confkey[1]) AS "parentColumn",
             (SELECT (regexp_match(pg_get_constraintdef(k.oid), a.attname || $$ = ANY \\(\\(?ARRAY\\['([^']+)'$$))[1]
              FROM pg_constraint k WHERE k.conrelid = a.attrelid AND k.contype = 'c' AND a.attnum = ANY (k.conkey)
              ORDER BY 1 LIMIT 1) AS allowed,
             EXISTS (SELECT FROM pg_constraint k WHERE k.conrelid = a.attrelid AND k.contype = 'c'
                AND pg_get_constraintdef(k.oid) ~ ('\\(' || a.attname || ' IS NULL\\) = \\(\\w+ IS NOT NULL\\)')) AS "givesWay",
             EXISTS (SELECT FROM pg_constraint k WHERE k.conrelid = a.attrelid AND k.contype = 'c'
                AND pg_get_constraintdef(k.oid) ~ ('\\(' || a.attname || ' > [a-z_]+\\)')) AS "comesAfter"
      FROM pg_attribute a
      LEFT JOIN pg_constraint f ON f.conrelid = a.attrelid AND f.contype = 'f' AND f.conkey = ARRAY[a.attnum]
      WHERE a.attrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r')
        AND a.attnum > 0 AND NOT a.attisdropped`);
  }

  /** Inserts the row of one table; `accountId` is null for the table of accounts itself. Gives the value of its `id`, if it has one. */
  async insert(table: PersonalTable, accountId: number | null): Promise<number | null> {
    const values: [string, unknown][] = [];
    for (const column of this.of(table.name)) {
      const personal = table.columns.find(({ name }) => name === column.name)?.declaration;
      if (column.parent === 'account' || ['account_id', 'actor_id'].includes(column.name)) {
        values.push([column.name, accountId]);
      } else if (personal?.personal === true) {
        values.push([
          column.name,
          await this.valueOf(column, personal.kept === null ? this.mark : this.keptMark, personal.file),
        ]);
      } else if (column.required) {
        values.push([column.name, await this.valueOf(column, `plain-${randomUUID()}`, false)]);
      }
    }
    return this.store(table.name, values);
  }

  private of(table: string): Column[] {
    return this.columns.filter((column) => column.table === table && !this.generated(column) && !column.givesWay);
  }

  private generated({ required, name }: Column): boolean {
    return !required && name === 'id';
  }

  private async store(table: string, values: [string, unknown][]): Promise<number | null> {
    const names = values.map(([name]) => `"${name}"`).join(', ');
    const places = values.map((_, at) => `$${at + 1}`).join(', ');
    const rows = await this.database.query<{ id?: number }>(
      `INSERT INTO "${table}" (${names}) VALUES (${places}) RETURNING *`,
      values.map(([, value]) => value),
    );
    return typeof rows[0]?.id === 'number' ? rows[0].id : null;
  }

  private async valueOf(column: Column, text: string, isFile: boolean): Promise<unknown> {
    const { type, allowed, parent, comesAfter } = column;
    const isText = type === 'text' || type.startsWith('character');
    if (isFile && isText) {
      const key = `marked/${randomUUID()}.txt`;
      this.fileKeys.push(key);
      return key;
    }
    if (allowed === null && parent === null && (isText || ['text[]', 'jsonb', 'bytea'].includes(type))) {
      if (text === this.mark) {
        this.marked.push(`${column.table}.${column.name}`);
      }
      return isText ? text : { 'text[]': [text], jsonb: JSON.stringify({ text }), bytea: Buffer.from(text) }[type];
    }
    return allowed ?? (parent === null ? plainValue(type, comesAfter) : this.someRowOf(column));
  }

  /** A row that the foreign key can lead to: the last one, which is the same person's where it is a person's; made where the table is empty. */
  private async someRowOf({ parent, parentColumn }: Column): Promise<unknown> {
    const [found] = await this.database.query<{ value: unknown }>(
      `SELECT "${parentColumn}" AS value FROM "${parent}" ORDER BY ctid DESC LIMIT 1`,
    );
    if (found !== undefined) {
      return found.value;
    }
    const values: [string, unknown][] = [];
    for (const column of this.of(String(parent)).filter(({ required }) => required)) {
      values.push([column.name, await this.valueOf(column, `plain-${randomUUID()}`, false)]);
    }
    return this.store(String(parent), values);
  }
}

function plainValue(type: string, later = false): unknown {
  if (type.startsWith('timestamp')) {
    // Nothing that a schedule would take for old.
    const moment = new Date(Date.now() + (later ? 2 : 1) * 3_600_000);
    return type.endsWith('[]') ? [moment] : moment;
  }
  const values: Record<string, unknown> = {
    uuid: randomUUID(),
    boolean: true,
    date: '1990-11-01',
    tstzrange: '[2090-11-01,2090-11-02)',
  };
  return values[type] ?? (type.endsWith('[]') ? [1] : 1);
}
