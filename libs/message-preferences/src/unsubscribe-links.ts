import { hkdfSync } from 'node:crypto';
import { Settings } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { type LinkedMails, readUnsubscribeCode, writeUnsubscribeCode } from './domain/unsubscribe-code.js';

/** Links in mails that stop mails, under a key derived from SECRET_KEY (HKDF, RFC 5869). */
@Injectable()
export class UnsubscribeLinks {
  private readonly key: Buffer;

  constructor(settings: Settings) {
    this.key = Buffer.from(hkdfSync('sha256', settings.secretKey, '', 'unsubscribe-link', 32));
  }

  codeOf(mails: LinkedMails): string {
    return writeUnsubscribeCode(this.key, mails);
  }

  /** Null where the code was not made here. */
  read(code: string): LinkedMails | null {
    return readUnsubscribeCode(this.key, code);
  }
}
