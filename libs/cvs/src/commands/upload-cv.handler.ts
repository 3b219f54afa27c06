import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database, FileRemovals, NewFiles, Outbox, Storage } from '@babelboard/platform';
import { LARGEST_CV_BYTES, MOST_CVS } from '@babelboard/wire';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { cvRefused, tooManyCvs } from '../cv.errors.js';
import { cvName } from '../domain/cv-name.js';
import { type CvType, mediaTypeOf } from '../domain/cv-type.js';
import { appointDefault } from '../entities/appoint-default.js';
import { Cv } from '../entities/cv.entity.js';
import { CvExtraction } from '../entities/cv-extraction.entity.js';
import { CvUploaded } from '../events/cv-uploaded.event.js';
import { DocumentReader } from '../reading/document-reader.js';
import { MalwareScanner } from '../scanning/malware-scanner.js';
import { UploadCv } from './upload-cv.command.js';

@CommandHandler(UploadCv)
export class UploadCvHandler implements ICommandHandler<UploadCv> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly reader: DocumentReader,
    private readonly scanner: MalwareScanner,
    private readonly storage: Storage,
    private readonly removals: FileRemovals,
    private readonly files: NewFiles,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError SESSION_ENDED, TOO_MANY_CVS, TOO_MANY_UPLOADS_AT_ONCE, or why the file is no CV (`CvRefusal`) */
  async execute({ asker, file }: UploadCv): Promise<number> {
    const { accountId } = asker;
    // Before the work of reading it; what decides is asked again in the transaction.
    await this.refuseTooMany(this.database.dataSource.manager, accountId);
    const type = await this.typeOf(file, accountId);
    const fileKey = `cvs/${randomUUID()}`;
    return this.files.keeping([fileKey], async () => {
      await this.storage.putStream(fileKey, createReadStream(file.path), mediaTypeOf(type));
      return this.database.transaction((tx) => this.write(tx, asker, { file, type, fileKey }));
    });
  }

  private async write(
    tx: EntityManager,
    asker: UploadCv['asker'],
    { file, type, fileKey }: Pick<UploadCv, 'file'> & { type: CvType; fileKey: string },
  ): Promise<number> {
    const { accountId } = asker;
    await this.accounts.lockFor(tx, asker);
    await this.refuseTooMany(tx, accountId);
    await this.removals.cancel(tx, fileKey);
    const name = cvName(file.name, type);
    const cv = await tx.save(
      Cv.upload(
        { accountId, name, type, size: file.size, fileKey, isDefault: false, scanState: this.scanner.firstState },
        this.clock.now(),
      ),
    );
    await tx.save(CvExtraction.begin(cv.id));
    await appointDefault(tx, accountId);
    await this.outbox.add(tx, new CvUploaded({ cvId: cv.id, accountId }));
    return cv.id;
  }

  private async typeOf({ path, size }: UploadCv['file'], accountId: number): Promise<CvType> {
    if (size === 0) {
      throw cvRefused('CV_EMPTY');
    }
    if (size > LARGEST_CV_BYTES) {
      throw cvRefused('CV_TOO_LARGE');
    }
    return this.reader.check(createReadStream(path), accountId);
  }

  private async refuseTooMany(tx: EntityManager, accountId: number): Promise<void> {
    if ((await tx.countBy(Cv, { accountId })) >= MOST_CVS) {
      throw tooManyCvs();
    }
  }
}
