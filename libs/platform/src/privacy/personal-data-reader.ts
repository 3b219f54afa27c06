import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Person, type PersonalTable, PersonalTables } from './personal-tables.js';

/** What one table holds about a person. */
export interface PersonalRows {
  /** As the declaration names the table. */
  name: string;
  /** By the names of the declaration; a file stands as its path in the export. */
  rows: Record<string, unknown>[];
  files: { path: string; key: string }[];
}

/** Reads all that a person may have of what is held about them, by the declarations of the entities. */
@Injectable()
export class PersonalDataReader {
  constructor(private readonly tables: PersonalTables) {}

  /** Gives one table after the other, those with rows only. */
  async *read(tx: EntityManager, person: Person): AsyncGenerator<PersonalRows> {
    for (const table of this.tables.all()) {
      const rows = table.rowsOf(person);
      const columns = exportedColumns(table);
      if (table.exportAs === null || rows === null || columns.length === 0) {
        continue;
      }
      const selection = columns.map(({ name, exportAs }) => `"${name}" AS "${exportAs}"`).join(', ');
      const found = await tx.query<Record<string, unknown>[]>(
        `SELECT ${selection} FROM "${table.name}" WHERE ${rows.sql}`,
        rows.parameters,
      );
      if (found.length > 0) {
        yield withFiles(table.exportAs, found, columns);
      }
    }
  }
}

interface ExportedColumn {
  name: string;
  exportAs: string;
  file: boolean;
}

function exportedColumns(table: PersonalTable): ExportedColumn[] {
  return table.columns.flatMap(({ name, declaration }) =>
    declaration.exportAs === null
      ? []
      : [{ name, exportAs: declaration.exportAs, file: declaration.personal && declaration.file }],
  );
}

/** Puts the path in the export where the row has a storage key. */
function withFiles(name: string, rows: Record<string, unknown>[], columns: ExportedColumn[]): PersonalRows {
  const files: PersonalRows['files'] = [];
  const place = (key: string): string => {
    const path = `files/${name}/${files.length + 1}-${key.slice(key.lastIndexOf('/') + 1)}`;
    files.push({ path, key });
    return path;
  };
  const placed = rows.map((row) => {
    const copy = { ...row };
    for (const { exportAs, file } of columns) {
      const value = row[exportAs];
      if (file && value !== null) {
        copy[exportAs] = Array.isArray(value) ? value.map((key) => place(String(key))) : place(String(value));
      }
    }
    return copy;
  });
  return { name, rows: placed, files };
}
