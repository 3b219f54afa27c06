import { Accounts } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { SuppressionReason } from '../store/mail-suppression.entity.js';
import { MailSuppressions } from '../store/mail-suppressions.js';

/** Why mails do not reach somebody. */
export interface MailTrouble {
  reason: SuppressionReason;
  since: Date;
}

/** Reads whether an account gets its mails. */
@Injectable()
export class MailTroubles {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly suppressions: MailSuppressions,
  ) {}

  /** Null where nothing stops them. */
  async find(accountId: number): Promise<MailTrouble | null> {
    const person = await this.accounts.find(accountId);
    if (person === null) {
      return null;
    }
    const row = await this.suppressions.find(this.database.dataSource.manager, person.email);
    return row === null || row.reason === null || row.since === null ? null : { reason: row.reason, since: row.since };
  }
}
