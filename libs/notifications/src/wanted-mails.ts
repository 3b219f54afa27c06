import { MessagePreferences } from '@babelboard/message-preferences/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailSuppressions } from './suppression/store/mail-suppressions.js';
import { MAIL_KINDS } from './templates/mail-kinds.js';
import type { MailPurpose } from './templates/mails.js';

/** Decides whether a mail may go to an address: by what its owner chose, and by what mail servers report of it. */
@Injectable()
export class WantedMails {
  constructor(
    private readonly preferences: MessagePreferences,
    private readonly suppressions: MailSuppressions,
  ) {}

  /** Asked when a mail is sent, not when it was planned. @param mail `stop`: the page that stops such mails alone */
  async admits(
    tx: EntityManager,
    { purpose, accountId, stop }: { purpose: MailPurpose; accountId: number | null; stop: string | undefined },
    address: string,
  ): Promise<boolean> {
    const kind = MAIL_KINDS[purpose];
    if (kind !== null && (accountId === null || !(await this.preferences.wants(tx, accountId, kind)))) {
      return false;
    }
    return !(await this.suppressions.stops(tx, address, { canBeStopped: kind !== null || stop !== undefined }));
  }
}
