import { Readable } from 'node:stream';
import { PersonalDataReader, Settings, Storage } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ZipFile } from 'yazl';
import type { Account } from '../entities/account.entity.js';
import { dataExportReadme } from './domain/data-export-readme.js';
import type { DataExport } from './entities/data-export.entity.js';

/** Writes copies of personal data: a ZIP with one JSON file a table, the files, and a text that explains them. */
@Injectable()
export class DataExportArchive {
  constructor(
    private readonly reader: PersonalDataReader,
    private readonly storage: Storage,
    private readonly settings: Settings,
  ) {}

  /** Stores the archive under the key of `asked`; writing it again replaces it. */
  async store(tx: EntityManager, account: Account, asked: DataExport): Promise<void> {
    const zip = new ZipFile();
    const output = zip.outputStream as Readable;
    zip.on('error', (error) => output.destroy(error as Error));
    const tables: { name: string; rows: number; files: number }[] = [];
    const person = { accountId: account.id, email: account.emailVerifiedAt === null ? null : account.email };
    for await (const { name, rows, files } of this.reader.read(tx, person)) {
      zip.addBuffer(Buffer.from(`${JSON.stringify(rows, null, 2)}\n`), `${name}.json`);
      for (const { path, key } of files) {
        this.addFile(zip, path, key);
      }
      tables.push({ name, rows: rows.length, files: files.length });
    }
    const readme = dataExportReadme(this.settings.productName, this.settings.baseUrl, asked.requestedAt, tables);
    zip.addBuffer(Buffer.from(readme), 'README.txt');
    zip.end();
    await this.storage.putStream(asked.storageKey, output, 'application/zip');
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
