import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BeforeErasure } from './before-erasure.js';
import { FileRemovals } from './file-removals.js';
import { type Person, type PersonalColumn, type PersonalTable, PersonalTables } from './personal-tables.js';

/** Erases what the product holds about a person, by the declarations of the entities. */
@Injectable()
export class Eraser {
  constructor(
    private readonly tables: PersonalTables,
    private readonly removals: FileRemovals,
    private readonly before: BeforeErasure,
  ) {}

  /** Removes rows and empties columns in the transaction, after the last word of whoever has one; their files go within a minute after its commit. */
  async erase(tx: EntityManager, person: Person): Promise<void> {
    await this.before.run(tx, person.accountId);
    await this.eraseFrom(tx, await this.tables.inErasureOrder(tx), person);
  }

  /** The same with what was entered under an account that itself stays, for its owner. */
  async eraseEntries(tx: EntityManager, accountId: number): Promise<void> {
    const tables = (await this.tables.inErasureOrder(tx)).filter(({ survivesTakeover }) => !survivesTakeover);
    await this.eraseFrom(tx, tables, { accountId, email: null });
  }

  /** The same with some rows of one table and all that belongs to them, whoever's they are. @param ids of their column `id` */
  async eraseRowsOf(tx: EntityManager, table: string, ids: readonly number[]): Promise<void> {
    for (const one of await this.tables.inErasureOrder(tx)) {
      const rows = one.rowsBelongingTo(table, ids);
      if (rows !== null) {
        await this.removals.add(tx, await this.eraseRows(tx, one, rows));
      }
    }
  }

  private async eraseFrom(tx: EntityManager, tables: PersonalTable[], person: Person): Promise<void> {
    for (const table of tables) {
      const rows = table.rowsOf(person);
      if (rows !== null) {
        await this.removals.add(tx, await this.eraseRows(tx, table, rows));
      }
    }
  }

  /** Gives the storage keys of the files that went with the rows. */
  private async eraseRows(
    tx: EntityManager,
    table: PersonalTable,
    { sql, parameters }: { sql: string; parameters: unknown[] },
  ): Promise<string[]> {
    const files = table.columns.filter(({ declaration }) => declaration.personal && declaration.file);
    const keys = files.length === 0 ? 'NULL' : files.map(({ name }) => `"${name}"`).join(', ');
    const found = await tx.query<Record<string, string | string[] | null>[]>(
      `SELECT ${keys} FROM "${table.name}" WHERE ${sql} FOR UPDATE`,
      parameters,
    );
    if (table.onErasure === 'delete-row') {
      await tx.query(`DELETE FROM "${table.name}" WHERE ${sql}`, parameters);
    } else {
      const blanks = table.columns.filter(({ declaration }) => declaration.personal && declaration.kept === null);
      const assignments = blanks.map((column) => `"${column.name}" = ${blankValue(column)}`);
      await tx.query(`UPDATE "${table.name}" SET ${assignments.join(', ')} WHERE ${sql}`, parameters);
    }
    return found
      .flatMap((row) => files.flatMap(({ name }) => row[name] ?? []))
      .filter((key): key is string => key !== null);
  }
}

/** What stands in a column of which nothing is left to say. */
function blankValue({ nullable, array, type }: Pick<PersonalColumn, 'nullable' | 'array' | 'type'>): string {
  if (nullable) {
    return 'NULL';
  }
  if (array) {
    return `'{}'`;
  }
  return type === 'jsonb' ? `'{}'::jsonb` : `''`;
}
