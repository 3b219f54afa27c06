import { Injectable } from '@nestjs/common';
import type { EntityManager, EntityMetadata } from 'typeorm';
import { Database } from '../database/database.js';
import { erasureOrder, type ForeignKey } from './erasure-order.js';
import { belongingCondition, type OwnedTable, ownerCondition, pathLength } from './owner-condition.js';
import { declaredColumns, privacyOf } from './personal-data.decorator.js';
import type { ColumnDeclaration, EntityClass, PersonalDeclaration } from './privacy-declaration.js';

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
  survivesTakeover: boolean;
  columns: PersonalColumn[];
  /** Condition for those of a person's rows that go into the export. */
  exportWhere: string;
  told: NonNullable<PersonalDeclaration<unknown>['told']>;
  /** Tables on the way from a row to its person. */
  pathLength: number;
  /** The condition for the rows of a person with its parameters; null where the person can have none. */
  rowsOf(person: Person): SelectedRows | null;
  /** The same for rows that belong to those of another table, or are those rows; null where none can. */
  rowsBelongingTo(root: string, ids: readonly number[]): SelectedRows | null;
}

interface SelectedRows {
  sql: string;
  parameters: unknown[];
}

/** An entity with what it is declared to hold. */
interface DeclaredEntity {
  metadata: EntityMetadata;
  declaration: PersonalDeclaration<Record<string, unknown>>;
}

/**
 * The tables that hold something about persons, made of the declarations of the entities (`@PersonalData`): which rows are a person's
 * (`owner-condition.ts`), which columns say something about them, and in which order they go (`erasure-order.ts`).
 */
@Injectable()
export class PersonalTables {
  constructor(private readonly database: Database) {}

  /** All of them, by name. */
  all(): PersonalTable[] {
    const tables = this.database.dataSource.entityMetadatas.flatMap((metadata) => {
      const declared = privacyOf(metadata.target);
      return declared?.personal === true ? [this.table({ metadata, declaration: declared.declaration })] : [];
    });
    return tables.sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  async inErasureOrder(tx: EntityManager): Promise<PersonalTable[]> {
    const keys = await tx.query<ForeignKey[]>(
      `SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent
       FROM pg_constraint WHERE contype = 'f' AND conrelid <> confrelid`,
    );
    const tables = this.all();
    return erasureOrder(tables, keys).flatMap((name) => tables.filter((table) => table.name === name));
  }

  private table(entity: DeclaredEntity): PersonalTable {
    const { metadata, declaration } = entity;
    return {
      name: metadata.tableName,
      exportAs: declaration.exportAs,
      onErasure: declaration.onErasure,
      survivesTakeover: declaration.survivesTakeover !== undefined || declaration.onErasure !== 'delete-row',
      columns: columnsOf(entity),
      exportWhere: declaration.exportWhere ?? 'TRUE',
      told: declaration.told ?? ((row) => row),
      pathLength: pathLength(this.owned(entity)),
      rowsOf: (person) => {
        const { sql, by } = ownerCondition(this.owned(entity));
        const parameters = by.map((known) => (known === 'account' ? person.accountId : person.email));
        return parameters.every((value) => value === null) ? null : { sql, parameters };
      },
      rowsBelongingTo: (root, ids) => {
        const sql = belongingCondition(this.owned(entity), root);
        return sql === null ? null : { sql, parameters: [ids] };
      },
    };
  }

  private owned({ metadata, declaration }: DeclaredEntity): OwnedTable {
    return {
      name: metadata.tableName,
      owner: declaration.owner,
      columnOf: (property) => {
        const column = metadata.findColumnWithPropertyName(property);
        if (column === undefined) {
          throw new Error(`${metadata.name} has no column ${property} to tell whose its rows are`);
        }
        return column.databaseName;
      },
      tableOf: (target) => this.owned(this.declared(target)),
    };
  }

  private declared(target: EntityClass): DeclaredEntity {
    const declared = privacyOf(target);
    if (declared?.personal !== true) {
      throw new Error(`${target.name} is not declared to hold personal data`);
    }
    return { metadata: this.database.dataSource.getMetadata(target), declaration: declared.declaration };
  }
}

function columnsOf({ metadata, declaration }: DeclaredEntity): PersonalColumn[] {
  const columns = declaredColumns({ personal: true, declaration });
  return metadata.columns.flatMap((column) => {
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
  });
}
