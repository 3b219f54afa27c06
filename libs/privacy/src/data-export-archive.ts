import { Readable } from 'node:stream';
import type { Person } from '@babelboard/identity/contract';
import { PersonalDataReader, type PersonalRows, Settings, Storage } from '@babelboard/platform';
import { type UiLanguage, uiLanguageOf } from '@babelboard/texts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ZipFile } from 'yazl';
import { dataExportReadme } from './data-export-readme.js';
import type { DataExport } from './entities/data-export.entity.js';

export interface DataExportContent {
  tables: PersonalRows[];
  requestedAt: Date;
  storageKey: string;
  /** Of the account. */
  language: UiLanguage;
}

/** Writes copies of personal data: a ZIP with one JSON file a table, the files, and a text that explains them. */
@Injectable()
export class DataExportArchive {
  constructor(
    private readonly reader: PersonalDataReader,
    private readonly storage: Storage,
    private readonly settings: Settings,
  ) {}

  /** What stands in the copy, as it is in this moment. */
  async read(
    tx: EntityManager,
    { id: accountId, verified, email, language }: Person,
    asked: DataExport,
  ): Promise<DataExportContent> {
    const person = { accountId, email: verified ? email : null };
    const own = uiLanguageOf(language);
    const tables: PersonalRows[] = [];
    for await (const table of this.reader.read(tx, person, own)) {
      tables.push(table);
    }
    const { requestedAt, storageKey } = asked;
    return { tables, requestedAt, storageKey, language: own };
  }

  /** Stores the archive under its key; writing it again replaces it. The storage may take its time. */
  async store({ tables, requestedAt, storageKey, language }: DataExportContent): Promise<void> {
    const zip = new ZipFile();
    const output = zip.outputStream as Readable;
    zip.on('error', (error) => output.destroy(error as Error));
    for (const { name, rows, files } of tables) {
      zip.addBuffer(Buffer.from(`${JSON.stringify(rows, null, 2)}\n`), `${name}.json`);
      for (const { path, key } of files) {
        this.addFile(zip, path, key);
      }
    }
    const counts = tables.map(({ name, rows, files }) => ({ name, rows: rows.length, files: files.length }));
    const readme = dataExportReadme(language, this.settings, requestedAt, counts);
    zip.addBuffer(Buffer.from(readme), 'README.txt');
    zip.end();
    await this.storage.putStream(storageKey, output, 'application/zip');
  }

  /** Opened when its turn comes, so that a person with many files does not hold them all open. */
  private addFile(zip: ZipFile, path: string, key: string): void {
    zip.addReadStreamLazy(path, { compress: false }, (give) => {
      this.storage.open(key).then(
        (file) => give(null, file?.stream ?? Readable.from([])),
        (error: Error) => give(error, Readable.from([])),
      );
    });
  }
}
