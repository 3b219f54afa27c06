import { Injectable } from '@nestjs/common';
import type { EntityManager, EntityMetadata } from 'typeorm';
import { Database } from '../database/database.js';
import { declaredColumns, privacyOf } from './personal-data.decorator.js';
import type { ColumnDeclaration, EntityClass, Owner, PersonalDeclaration } from './privacy-declaration.js';

/** Whose data are asked for. */
export interface Person {
  accountId: number;
  /** Their verified address; null where it is not verified, since it may be somebody else's. */
  email: string | null;
}

export interface PersonalColumn {
  name: string;
  declaration: ColumnDeclaration;
  nullable: boolean;
  /** Type in the database. */
  type: string;
  array: boolean;
}

/** A table with rows of persons, as SQL sees it. */
export interface PersonalTable {
  name: string;
  exportAs: string | null;
  onErasure: PersonalDeclaration<unknown>['onErasure'];
  columns: PersonalColumn[];
  /** The condition for the rows of a person with its parameters; null where the person can have none. */
  rowsOf(person: Person): { sql: string; parameters: unknown[] } | null;
}

/** The tables that hold something about persons, read from the declarations of the entities. */
@Injectable()
export class PersonalTables {
  constructor(private readonly database: Database) {}

  /** All of them, by name. */
  all(): PersonalTable[] {
    const tables = this.metadatas().flatMap((metadata) => {
      const declared = privacyOf(metadata.target);
      return declared?.personal === true ? [this.table(metadata, declared.declaration)] : [];
    });
    return tables.sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Rows that point at others come first, so that nothing vanishes by cascade before its files are known. */
  async inErasureOrder(tx: EntityManager): Promise<PersonalTable[]> {
    const rows = await tx.query<{ child: string; parent: string }[]>(
      `SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent
       FROM pg_constraint WHERE contype = 'f' AND conrelid <> confrelid`,
    );
    const ordered: PersonalTable[] = [];
    const tables = this.all();
    const visited = new Set<string>();
    const visit = (name: string) => {
      if (visited.has(name)) {
        return;
      }
      visited.add(name);
      for (const { child, parent } of rows) {
        if (parent === name) {
          visit(child);
        }
      }
      ordered.push(...tables.filter((table) => table.name === name));
    };
    // The deepest paths to an owner go first, where no foreign key says so.
    for (const table of [...tables].sort((a, b) => this.depth(b.name) - this.depth(a.name))) {
      visit(table.name);
    }
    return ordered;
  }

  private metadatas(): EntityMetadata[] {
    return this.database.dataSource.entityMetadatas;
  }

  private table(metadata: EntityMetadata, declaration: PersonalDeclaration<Record<string, unknown>>): PersonalTable {
    const columns = declaredColumns({ personal: true, declaration });
    return {
      name: metadata.tableName,
      exportAs: declaration.exportAs,
      onErasure: declaration.onErasure,
      columns: metadata.columns.flatMap((column) => {
        const declared = columns[column.propertyName];
        return declared === undefined
          ? []
          : [
              {
                name: column.databaseName,
                declaration: declared,
                nullable: column.isNullable,
                type: String(column.type),
                array: column.isArray,
              },
            ];
      }),
      rowsOf: (person) => {
        const { sql, by } = this.condition(metadata, declaration.owner);
        const parameters = by.map((known) => (known === 'account' ? person.accountId : person.email));
        return parameters.every((value) => value === null) ? null : { sql, parameters };
      },
    };
  }

  /** Follows the path from a row to whose it is. */
  private condition(metadata: EntityMetadata, owner: Owner<Record<string, unknown>>): OwnerCondition {
    if (!('of' in owner)) {
      const account = 'account' in owner ? this.column(metadata, owner.account) : null;
      const email = 'email' in owner ? `lower(${this.column(metadata, owner.email)})` : null;
      if (account === null || email === null) {
        return account === null
          ? { by: ['email'], sql: `${email} = lower($1)` }
          : { by: ['account'], sql: `${account} = $1` };
      }
      // Whoever is signed in may type anybody's address: it says whose a row is only where no account does.
      return { by: ['account', 'email'], sql: `(${account} = $1 OR (${account} IS NULL AND ${email} = lower($2)))` };
    }
    const { metadata: parent, declaration } = this.declared(owner.of());
    const inner = this.condition(parent, declaration.owner);
    const key = this.column(parent, owner.key ?? 'id');
    const rows = `SELECT ${key} FROM "${parent.tableName}" WHERE ${inner.sql}`;
    return { by: inner.by, sql: `${this.column(metadata, owner.column)} IN (${rows})` };
  }

  private column(metadata: EntityMetadata, property: string): string {
    const column = metadata.findColumnWithPropertyName(property);
    if (column === undefined) {
      throw new Error(`${metadata.name} has no column ${property} to tell whose its rows are`);
    }
    return `"${metadata.tableName}"."${column.databaseName}"`;
  }

  private declared(target: EntityClass) {
    const declared = privacyOf(target);
    if (declared?.personal !== true) {
      throw new Error(`${target.name} is not declared to hold personal data`);
    }
    return { metadata: this.database.dataSource.getMetadata(target), declaration: declared.declaration };
  }

  private depth(table: string): number {
    let depth = 0;
    let metadata = this.metadatas().find(({ tableName }) => tableName === table);
    while (metadata !== undefined) {
      const declared = privacyOf(metadata.target);
      const owner = declared?.personal === true ? declared.declaration.owner : undefined;
      const parent = owner !== undefined && 'of' in owner ? owner.of() : undefined;
      depth += parent === undefined ? 0 : 1;
      metadata = parent === undefined ? undefined : this.database.dataSource.getMetadata(parent);
    }
    return depth;
  }
}

interface OwnerCondition {
  /** What each parameter is. */
  by: ('account' | 'email')[];
  sql: string;
}
