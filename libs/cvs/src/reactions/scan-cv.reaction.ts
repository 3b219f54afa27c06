import { Accounts } from '@babelboard/identity/contract';
import {
  Clock,
  Database,
  FileRemovals,
  Outbox,
  OutsideReaction,
  type OutsideReactionHandler,
  PutBack,
  type StoredEvent,
} from '@babelboard/platform';
import { Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CvFiles } from '../cv-files.js';
import { appointDefault } from '../entities/appoint-default.js';
import { Cv } from '../entities/cv.entity.js';
import { CvExtraction } from '../entities/cv-extraction.entity.js';
import { tellOfRead } from '../entities/tell-of-read.js';
import { CvRemoved } from '../events/cv-removed.event.js';
import { CvUploaded } from '../events/cv-uploaded.event.js';
import { ExtractionNews } from '../extraction-news.js';
import { MalwareScanner, ScannerAway } from '../scanning/malware-scanner.js';

/** A scanner that starts reads its signatures for about as long. */
const LATER_MS = 30_000;

/** Has the scanner look at a CV: until it calls it clean nobody but its owner gets the file. */
@OutsideReaction({ id: 'cvs.scan-cv', on: [CvUploaded], workload: 'documents' })
export class ScanCv implements OutsideReactionHandler {
  private readonly logger = new Logger(ScanCv.name);

  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly files: CvFiles,
    private readonly scanner: MalwareScanner,
    private readonly removals: FileRemovals,
    private readonly outbox: Outbox,
    private readonly news: ExtractionNews,
    private readonly clock: Clock,
  ) {}

  handle({ payload }: StoredEvent<CvUploaded>): Promise<void> {
    return this.scan(payload);
  }

  /** @throws PutBack as long as the scanner is away: the file waits, it never passes */
  async scan({ accountId, cvId }: CvUploaded['payload']): Promise<void> {
    const cv = await this.database.dataSource.manager.findOneBy(Cv, { id: cvId, scanState: 'pending' });
    const file = cv?.fileKey == null ? null : await this.files.open(cvId, cv.fileKey);
    if (file === null) {
      return;
    }
    const isClean = await this.scanner.isClean(file).catch((error: Error) => {
      file.destroy();
      if (error instanceof ScannerAway) {
        this.logger.warn(`The scanner is away, a CV waits for it: ${error.message}`);
        throw new PutBack('The scanner is away', LATER_MS);
      }
      throw error;
    });
    await this.database.transaction((tx) => this.keep(tx, accountId, cvId, isClean));
  }

  private async keep(tx: EntityManager, accountId: number, cvId: number, isClean: boolean): Promise<void> {
    if ((await this.accounts.lockIfThere(tx, accountId)) === null) {
      return;
    }
    const cv = await tx.findOneBy(Cv, { id: cvId, scanState: 'pending' });
    if (cv === null) {
      return;
    }
    if (isClean) {
      cv.passScan(this.clock.now());
      await tx.save(cv);
      await tellOfRead(tx, this.outbox, cv);
      return;
    }
    const key = cv.failScan();
    await tx.save(cv);
    await this.removals.add(tx, key === null ? [] : [key]);
    await tx.delete(CvExtraction, { cvId });
    // Who waits for what is read in it waits for nothing.
    await this.news.announce(tx, cvId);
    await appointDefault(tx, accountId);
    await this.outbox.add(tx, new CvRemoved({ cvId, accountId }));
  }
}
