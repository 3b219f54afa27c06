import { hkdfSync } from 'node:crypto';
import { Settings } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { type LinkedAlert, readAlertCode, writeAlertCode } from './domain/alert-code.js';

/** Links in mails of alerts, under a key derived from SECRET_KEY (HKDF, RFC 5869). */
@Injectable()
export class AlertLinks {
  private readonly key: Buffer;

  constructor(settings: Settings) {
    this.key = Buffer.from(hkdfSync('sha256', settings.secretKey, '', 'alert-link', 32));
  }

  codeOf(alert: LinkedAlert): string {
    return writeAlertCode(this.key, alert);
  }

  /** Null where the code was not made here. */
  read(code: string): LinkedAlert | null {
    return readAlertCode(this.key, code);
  }
}
