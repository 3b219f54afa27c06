import { DEFAULT_LANGUAGE, type UiLanguage } from '@babelboard/texts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ExportedNames } from './exported-names.js';
import { type Person, type PersonalColumn, type PersonalTable, PersonalTables } from './personal-tables.js';
import type { Named } from './privacy-declaration.js';

/** What one table holds about a person. */
export interface PersonalRows {
  /** As the declaration names the table. */
  name: string;
  /** By the names of the declaration; a file stands as its path in the export. */
  rows: Row[];
  files: { path: string; key: string }[];
}

type Row = Record<string, unknown>;

/** Reads all that a person may have of what is held about them, by the declarations of the entities. */
@Injectable()
export class PersonalDataReader {
  constructor(
    private readonly tables: PersonalTables,
    private readonly names: ExportedNames,
  ) {}

  /** Gives one table after the other, those with rows only. @param language of the names that stand beside numbers */
  async *read(
    tx: EntityManager,
    person: Person,
    language: UiLanguage = DEFAULT_LANGUAGE,
  ): AsyncGenerator<PersonalRows> {
    for (const table of this.tables.all()) {
      const rows = table.rowsOf(person);
      const columns = exportedColumns(table);
      if (table.exportAs === null || rows === null || columns.length === 0) {
        continue;
      }
      const selection = columns.map(({ name, exportAs }) => `"${name}" AS "${exportAs}"`).join(', ');
      const found = await tx.query<Row[]>(
        `SELECT ${selection} FROM "${table.name}" WHERE (${rows.sql}) AND (${table.exportWhere})`,
        rows.parameters,
      );
      if (found.length > 0) {
        const named = await this.withNames(tx, found, columns, language);
        yield withFiles(table.exportAs, named.map(table.told), columns);
      }
    }
  }

  /** Puts behind each number what it stands for. */
  private async withNames(tx: EntityManager, rows: Row[], columns: ExportedColumn[], language: UiLanguage) {
    let named = rows;
    for (const { exportAs, named: numbers } of columns) {
      if (numbers !== undefined) {
        const ids = rows.flatMap((row) => numbersIn(row[exportAs]));
        const names = await this.names.find(tx, numbers.kind, ids, language);
        named = named.map((row) => behind(row, exportAs, { [numbers.as]: namesOf(row[exportAs], names) }));
      }
    }
    return named;
  }
}

interface ExportedColumn {
  name: string;
  exportAs: string;
  named: Named | undefined;
  file: boolean;
  calledBy: string | undefined;
}

function exportedColumns(table: PersonalTable): ExportedColumn[] {
  return table.columns.flatMap(({ name, declaration }: PersonalColumn) => {
    const { exportAs, named } = declaration;
    const { file, calledBy } = declaration.personal ? declaration : { file: false };
    return exportAs === null ? [] : [{ name, exportAs, named, file, calledBy }];
  });
}

function numbersIn(value: unknown): number[] {
  return value === null ? [] : [value].flat().map(Number);
}

function namesOf(value: unknown, names: ReadonlyMap<number, string>): unknown {
  const nameOf = (id: unknown) => names.get(Number(id)) ?? null;
  return Array.isArray(value) ? value.map(nameOf) : value === null ? null : nameOf(value);
}

function behind(row: Row, column: string, added: Row): Row {
  return Object.fromEntries(
    Object.entries(row).flatMap((entry) => (entry[0] === column ? [entry, ...Object.entries(added)] : [entry])),
  );
}

/** In no name of a file, on any system. */
const UNFIT = /[\p{Cc}\p{Cf}/\\:*?"<>|]/gu;

/** Puts the path in the export where the row has a storage key. */
function withFiles(name: string, rows: Row[], columns: ExportedColumn[]): PersonalRows {
  const files: PersonalRows['files'] = [];
  const place = (key: string, called: unknown): string => {
    const own = typeof called === 'string' ? called : key.slice(key.lastIndexOf('/') + 1);
    const path = `files/${name}/${files.length + 1}-${own.replace(UNFIT, ' ')}`;
    files.push({ path, key });
    return path;
  };
  const placed = rows.map((row) => {
    const copy = { ...row };
    for (const { exportAs, file, calledBy } of columns) {
      const value = row[exportAs];
      const called = calledBy === undefined ? undefined : row[calledBy];
      if (file && value !== null) {
        copy[exportAs] = Array.isArray(value)
          ? value.map((key) => place(String(key), called))
          : place(String(value), called);
      }
    }
    return copy;
  });
  return { name, rows: placed, files };
}
