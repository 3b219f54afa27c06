import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type DomainError, WaitingLine } from '@babelboard/platform';
import { LARGEST_CV_BYTES } from '@babelboard/wire';
import { Injectable, Logger } from '@nestjs/common';
import { cvRefused, uploadsBusy } from '../cv.errors.js';
import type { CvType } from '../domain/cv-type.js';
import { LIMITS } from './limits.js';
import { programFile } from './program-file.js';
import { programPermissions } from './program-permissions.js';
import type { ReadAnswer, ReadContent } from './read-answer.js';
import { runLimited, TimeIsOver } from './run-limited.js';

const PRLIMIT_FOLDERS = ['/usr/bin', '/bin', '/usr/local/bin'];
/** Some ten seconds of work of ordinary files: whoever comes later is asked to come again. */
const WAITING = 20;
/** One is being checked and one follows: nobody holds the line with files that take as long as they may. */
const OF_ONE_ACCOUNT = 2;
/** Less than a browser waits for an answer. */
const WAIT_MS = 30_000;
const RETRY_AFTER_SECONDS = 10;

/** Reads files of strangers, one at a time, in a process of its own that may take so much and no more. */
@Injectable()
export class DocumentReader {
  private readonly logger = new Logger(DocumentReader.name);
  private readonly line = new WaitingLine(
    { running: 1, waiting: WAITING, ofOne: OF_ONE_ACCOUNT, waitMs: WAIT_MS },
    () => uploadsBusy(RETRY_AFTER_SECONDS),
  );
  private readonly prlimit = findPrlimit();

  constructor() {
    if (this.prlimit === null) {
      this.logger.warn('There is no prlimit (util-linux) here: the memory of what reads CVs is watched from outside');
    }
  }

  /**
   * Says what kind of document it is, and that it can be read.
   * @param accountId whose it is: those of others come between
   * @throws DomainError TOO_MANY_UPLOADS_AT_ONCE, or why the file is no CV (`CvRefusal`)
   * @throws ProgramBroke for which the file cannot help: it may go well another time
   */
  async check(file: Readable, accountId: number): Promise<CvType> {
    return (await this.ask('check', file, accountId)).type;
  }

  /** Reads a document. @param accountId who waits for it, where somebody does. @throws DomainError as `check` does */
  async read(file: Readable, accountId?: number): Promise<ReadContent> {
    const { content } = await this.ask('read', file, accountId);
    if (content === null) {
      throw new Error('A document was read and is not there');
    }
    return content;
  }

  private async ask(what: 'check' | 'read', file: Readable, accountId?: number) {
    const options = { prlimit: this.prlimit, nodeOptions: programPermissions(programFile()) };
    const written = await this.line
      .run(() => runLimited([programFile(), what, String(LARGEST_CV_BYTES)], file, LIMITS, options), accountId)
      .catch((error: Error) => {
        throw error instanceof TimeIsOver ? this.timeIsOver() : error;
      })
      .finally(() => file.destroy());
    if (written === null) {
      // It went beyond a limit, or broke down of what is in the file.
      throw cvRefused('CV_TOO_COMPLEX');
    }
    const answer = JSON.parse(written.toString('utf8')) as ReadAnswer;
    if ('refused' in answer) {
      throw cvRefused(answer.refused);
    }
    return answer;
  }

  /** Where nothing bounds the time of the processor, it may be the document that takes it all. */
  private timeIsOver(): DomainError {
    return this.prlimit === null ? cvRefused('CV_TOO_COMPLEX') : uploadsBusy(RETRY_AFTER_SECONDS);
  }
}

function findPrlimit(): string | null {
  return PRLIMIT_FOLDERS.map((folder) => join(folder, 'prlimit')).find((path) => existsSync(path)) ?? null;
}
