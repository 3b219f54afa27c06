import { emailKeySql } from './email-key.js';
import type { EntityClass, Owner } from './privacy-declaration.js';

/** A table whose rows belong to persons, as far as it takes to find the rows of one. */
export interface OwnedTable {
  name: string;
  owner: Owner<Record<string, unknown>>;
  /** Name of the column in the database. @throws Error for a property that is no column */
  columnOf(property: string): string;
  /** The table of another entity, to which the path of this one leads. @throws Error where that is not declared */
  tableOf(target: EntityClass): OwnedTable;
}

/** Which rows are a person's: a condition in SQL, and what each of its parameters is. */
export interface OwnerCondition {
  sql: string;
  by: ('account' | 'email')[];
}

/**
 * Follows the declared path from a row to the person that it belongs to. A path ends at a column with the account's id, with an address, or
 * at both; before that it leads from table to table: `shelf_paper.shelf_id IN (SELECT id FROM shelf WHERE shelf.reader_id = $1)`.
 */
export function ownerCondition(table: OwnedTable): OwnerCondition {
  const { owner } = table;
  if (!('of' in owner)) {
    return endOfPath(table, owner);
  }
  const parent = table.tableOf(owner.of());
  const { sql, by } = ownerCondition(parent);
  const parents = `SELECT ${column(parent, owner.key ?? 'id')} FROM "${parent.name}" WHERE ${sql}`;
  return { by, sql: `${column(table, owner.column)} IN (${parents})` };
}

/** Which rows belong to rows of another table, or are those rows: a condition with their ids as its parameter; null where no path leads there. */
export function belongingCondition(table: OwnedTable, root: string): string | null {
  if (table.name === root) {
    return `${column(table, 'id')} = ANY ($1)`;
  }
  const { owner } = table;
  if (!('of' in owner)) {
    return null;
  }
  const parent = table.tableOf(owner.of());
  const sql = belongingCondition(parent, root);
  return (
    sql &&
    `${column(table, owner.column)} IN (SELECT ${column(parent, owner.key ?? 'id')} FROM "${parent.name}" WHERE ${sql})`
  );
}

function endOfPath(table: OwnedTable, owner: Exclude<OwnedTable['owner'], { of: unknown }>): OwnerCondition {
  const account = 'account' in owner ? column(table, owner.account) : null;
  const email = 'email' in owner ? emailKeySql(column(table, owner.email)) : null;
  if (account === null) {
    return { by: ['email'], sql: `${email} = ${emailKeySql('$1')}` };
  }
  if (email === null) {
    return { by: ['account'], sql: `${account} = $1` };
  }
  // Whoever is signed in may type anybody's address: it says whose a row is only where no account does.
  return {
    by: ['account', 'email'],
    sql: `(${account} = $1 OR (${account} IS NULL AND ${email} = ${emailKeySql('$2')}))`,
  };
}

function column(table: OwnedTable, property: string): string {
  return `"${table.name}"."${table.columnOf(property)}"`;
}

/** How many tables a path leads through before it ends. */
export function pathLength({ owner, tableOf }: OwnedTable): number {
  return 'of' in owner ? 1 + pathLength(tableOf(owner.of())) : 0;
}
