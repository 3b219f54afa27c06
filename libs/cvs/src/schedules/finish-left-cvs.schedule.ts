import { Clock, Database, PutBack, Schedule, type ScheduleHandler } from '@babelboard/platform';
import { Logger } from '@nestjs/common';
import { ExtractCv } from '../reactions/extract-cv.reaction.js';
import { ScanCv } from '../reactions/scan-cv.reaction.js';

/** By then the queue has either done it or given it up. */
const LEFT_MS = 3_600_000;
const BATCH = 100;

interface LeftCv {
  cvId: number;
  accountId: number;
}

/**
 * Looks at and reads what the queue gave up, or lost: no CV waits for ever after its tasks have ended. It does the work itself, so that
 * nothing is put into a queue where the task may still wait for a scanner.
 */
@Schedule({ id: 'cvs.finish-left-cvs', everyMs: 3_600_000, workload: 'documents' })
export class FinishLeftCvs implements ScheduleHandler {
  private readonly logger = new Logger(FinishLeftCvs.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly scans: ScanCv,
    private readonly extractions: ExtractCv,
  ) {}

  async run(): Promise<void> {
    const scanned = this.finish(`SELECT id FROM cv WHERE scan_state = 'pending'`, (cv) => this.scans.scan(cv));
    // Where the scanner is away, all of them go on waiting.
    await scanned.catch(unlessPutBack);
    await this.finish(`SELECT cv_id FROM cv_extraction WHERE state = 'pending'`, (cv) =>
      // Another process is at this one.
      this.extractions.extract(cv).catch(unlessPutBack),
    );
  }

  /** One that fails holds up no other. @throws PutBack as the work does */
  private async finish(pending: string, work: (cv: LeftCv) => Promise<void>): Promise<void> {
    for (let cvs = await this.find(pending, 0); cvs.length > 0; cvs = await this.find(pending, cvs.at(-1)?.cvId ?? 0)) {
      for (const cv of cvs) {
        await work(cv).catch((error: Error) => {
          if (error instanceof PutBack) throw error;
          this.logger.error(`The CV ${cv.cvId} waits on`, error);
        });
      }
    }
  }

  private find(pending: string, after: number): Promise<LeftCv[]> {
    return this.database.query<LeftCv>(
      `SELECT id AS "cvId", account_id AS "accountId" FROM cv
       WHERE id IN (${pending}) AND id > $1 AND uploaded_at < $2 ORDER BY id LIMIT ${BATCH}`,
      [after, new Date(this.clock.now().getTime() - LEFT_MS)],
    );
  }
}

function unlessPutBack(error: Error): void {
  if (!(error instanceof PutBack)) throw error;
}
