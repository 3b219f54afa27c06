import type { Readable } from 'node:stream';
import { Accounts } from '@babelboard/identity/contract';
import {
  Clock,
  Database,
  DomainError,
  Outbox,
  OutsideReaction,
  type OutsideReactionHandler,
  PutBack,
  SessionLocks,
  type StoredEvent,
} from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { CvFiles } from '../cv-files.js';
import { Cv } from '../entities/cv.entity.js';
import { CvExtraction } from '../entities/cv-extraction.entity.js';
import { tellOfRead } from '../entities/tell-of-read.js';
import { CvUploaded } from '../events/cv-uploaded.event.js';
import { ExtractionNews } from '../extraction-news.js';
import { CvReader, type ReadCv } from '../reading/cv-reader.js';

/** Until who reads it is done, or is known to be gone. */
const LATER_MS = 2_000;

/** Reads the text of a CV, and what of it the profile may take over. */
@OutsideReaction({ id: 'cvs.extract-cv', on: [CvUploaded], workload: 'documents' })
export class ExtractCv implements OutsideReactionHandler {
  constructor(
    private readonly database: Database,
    private readonly locks: SessionLocks,
    private readonly accounts: Accounts,
    private readonly files: CvFiles,
    private readonly reader: CvReader,
    private readonly news: ExtractionNews,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  handle({ payload }: StoredEvent<CvUploaded>): Promise<void> {
    return this.extract(payload);
  }

  /** @throws PutBack while another process reads the same CV */
  async extract({ accountId, cvId }: CvUploaded['payload']): Promise<void> {
    const done = await this.locks.tryWith(`cvs.extract-cv.${cvId}`, async () => {
      const file = await this.fileToRead(cvId);
      if (file !== null) {
        const read = await this.read(file);
        await this.database.transaction((tx) => this.keep(tx, { accountId, cvId }, read));
      }
      return true;
    });
    if (done === undefined) {
      throw new PutBack('Another process reads this CV', LATER_MS);
    }
  }

  /** Null where it was read before, or is gone. */
  private async fileToRead(cvId: number): Promise<Readable | null> {
    const [waiting] = await this.database.query<{ fileKey: string | null }>(
      `SELECT file_key AS "fileKey" FROM cv JOIN cv_extraction e ON e.cv_id = cv.id WHERE cv.id = $1 AND e.state = 'pending'`,
      [cvId],
    );
    return waiting?.fileKey == null ? null : this.files.open(cvId, waiting.fileKey);
  }

  /** Null where nothing can be read in it, however often. Whatever fails outside of the file is thrown, and tried again. */
  private async read(file: Readable): Promise<ReadCv | null> {
    try {
      return await this.reader.read(file);
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'invalid') {
        return null;
      }
      throw error;
    }
  }

  /** The CV may have been removed while it was read, or its owner erased. */
  private async keep(
    tx: EntityManager,
    { accountId, cvId }: CvUploaded['payload'],
    read: ReadCv | null,
  ): Promise<void> {
    if ((await this.accounts.lockIfThere(tx, accountId)) === null) {
      return;
    }
    const cv = await tx.findOneBy(Cv, { id: cvId, accountId });
    const extraction = cv && (await tx.findOneBy(CvExtraction, { cvId, state: 'pending' }));
    if (cv === null || extraction === null) {
      return;
    }
    if (read === null) {
      extraction.fail(this.clock.now());
    } else {
      extraction.finish(read, this.clock.now());
    }
    await tx.save(extraction);
    await tellOfRead(tx, this.outbox, cv);
    await this.news.announce(tx, cvId);
  }
}
