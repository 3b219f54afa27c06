import { hkdfSync } from 'node:crypto';
import { Settings } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { readAlertCode, writeAlertCode } from '../saving/domain/alert-code.js';

/** What a link does: confirms that the address is theirs, or changes the alert. */
export type GuestLinkUse = 'confirm' | 'change';

/** Whose alert it is: nobody's with an account. */
const NO_ACCOUNT = 0;

/** Links in mails of guests' alerts, each use under a key of its own derived from SECRET_KEY (HKDF, RFC 5869). */
@Injectable()
export class GuestAlertLinks {
  private readonly keys: Record<GuestLinkUse, Buffer>;

  constructor({ secretKey }: Settings) {
    const keyOf = (use: GuestLinkUse) => Buffer.from(hkdfSync('sha256', secretKey, '', `guest-alert-${use}`, 32));
    this.keys = { confirm: keyOf('confirm'), change: keyOf('change') };
  }

  codeOf(use: GuestLinkUse, alertId: number): string {
    return writeAlertCode(this.keys[use], { accountId: NO_ACCOUNT, alertId });
  }

  /** The alert of a code; null where it was not made here, or is for another use. */
  read(use: GuestLinkUse, code: string): number | null {
    return readAlertCode(this.keys[use], code)?.alertId ?? null;
  }
}
