import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { DomainError } from '@babelboard/platform';
import { LARGEST_CV_BYTES } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { cvInfected, cvRefused, uploadsBusy } from '../cv.errors.js';
import { cvName } from '../domain/cv-name.js';
import type { CvType } from '../domain/cv-type.js';
import { textOfProfile } from '../domain/text-of-profile.js';
import { MalwareScanner, ScannerAway } from '../scanning/malware-scanner.js';
import { DocumentReader } from './document-reader.js';

const SCANNER_BACK_SECONDS = 30;

/** Checks documents that people send to each other as strictly as CVs, before anybody else may open them, and reads them for whom they were sent to. */
@Injectable()
export class SentDocuments {
  constructor(
    private readonly reader: DocumentReader,
    private readonly scanner: MalwareScanner,
  ) {}

  /**
   * Says what a file is, and how it is called when it is saved.
   * @param accountId whose it is
   * @throws DomainError why the file is no document (`CvRefusal`), CV_INFECTED, or TOO_MANY_UPLOADS_AT_ONCE, also while the scanner is away
   */
  async check(
    { path, name, size }: { path: string; name: string; size: number },
    accountId: number,
  ): Promise<{ type: CvType; name: string }> {
    if (size === 0) {
      throw cvRefused('CV_EMPTY');
    }
    if (size > LARGEST_CV_BYTES) {
      throw cvRefused('CV_TOO_LARGE');
    }
    const type = await this.reader.check(createReadStream(path), accountId);
    if (this.scanner.firstState === 'pending' && !(await this.isClean(path))) {
      throw cvInfected();
    }
    return { type, name: cvName(name, type) };
  }

  /**
   * The words of a document; null where it can be read by no program of ours.
   * @param accountId who asks: those of others come between
   * @throws DomainError TOO_MANY_UPLOADS_AT_ONCE
   */
  async readText(file: Readable, accountId: number): Promise<string | null> {
    try {
      const { document, profile } = await this.reader.read(file, accountId);
      return (document?.text ?? (profile && textOfProfile(profile))) || null;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'invalid') return null;
      throw error;
    }
  }

  private async isClean(path: string): Promise<boolean> {
    const file = createReadStream(path);
    try {
      return await this.scanner.isClean(file);
    } catch (error) {
      throw error instanceof ScannerAway ? uploadsBusy(SCANNER_BACK_SECONDS) : error;
    } finally {
      file.destroy();
    }
  }
}
