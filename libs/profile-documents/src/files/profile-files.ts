import { WaitingLine } from '@babelboard/platform';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { ProfileDocument } from '../domain/profile-document.js';
import { type FileOptions, makeProfileFile, type ProfileFile } from './make-profile-file.js';
import { profileTooLong, tooManyProfileFiles } from './profile-file.errors.js';
import { ProfileFileProcess } from './profile-file-process.js';

/** A long profile takes one or two. */
const WALL_MS = 10_000;
/** It takes a second to start, and 100 MB while it waits. */
const IDLE_MS = 30_000;

/** Makes files of profiles for those who ask: one PDF at a time, in a process of its own, so that whoever asks for something else is answered meanwhile. */
@Injectable()
export class ProfileFiles implements OnModuleDestroy {
  private readonly line = new WaitingLine({ running: 1, waiting: 20, ofOne: 1 }, tooManyProfileFiles);
  private process: ProfileFileProcess | null = null;
  private idle: NodeJS.Timeout | undefined;

  onModuleDestroy(): void {
    this.end();
  }

  /**
   * @param accountId whose profile it is: nobody has more than one file made at a time
   * @throws DomainError PROFILE_TOO_LONG, TOO_MANY_PROFILE_FILES
   */
  async make(accountId: number, document: ProfileDocument, options: FileOptions): Promise<ProfileFile> {
    if (options.format !== 'pdf' && options.format !== 'europass-pdf') {
      return makeProfileFile(document, options);
    }
    return this.line.run(() => this.print(document, options), accountId);
  }

  private async print(document: ProfileDocument, options: FileOptions): Promise<ProfileFile> {
    clearTimeout(this.idle);
    if (this.process === null || this.process.hasEnded) {
      this.process = new ProfileFileProcess();
    }
    try {
      const file = await this.process.make({ document, options }, WALL_MS);
      if (file === null) {
        throw profileTooLong();
      }
      return file;
    } finally {
      this.idle = setTimeout(() => this.end(), IDLE_MS).unref();
    }
  }

  private end(): void {
    clearTimeout(this.idle);
    this.process?.end();
    this.process = null;
  }
}
