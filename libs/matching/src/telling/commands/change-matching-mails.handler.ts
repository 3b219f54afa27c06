import { Accounts } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DEFAULT_BAR, DEFAULT_RHYTHM } from '../domain/telling-rules.js';
import { ChangeMatchingMails } from './change-matching-mails.command.js';

@CommandHandler(ChangeMatchingMails)
export class ChangeMatchingMailsHandler implements ICommandHandler<ChangeMatchingMails> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
  ) {}

  async execute({ accountId, wish: { bar, rhythm, timeZone } }: ChangeMatchingMails): Promise<void> {
    await this.database.transaction(async (tx) => {
      if ((await this.accounts.lockIfThere(tx, accountId)) === null) {
        return;
      }
      await tx.query(
        `INSERT INTO matching_mail (account_id, bar, rhythm, time_zone)
         VALUES ($1, coalesce($2::int, ${DEFAULT_BAR}), coalesce($3, '${DEFAULT_RHYTHM}'), $4)
         ON CONFLICT (account_id) DO UPDATE SET bar = coalesce($2::int, matching_mail.bar),
           rhythm = coalesce($3, matching_mail.rhythm), time_zone = coalesce($4, matching_mail.time_zone)`,
        [accountId, bar ?? null, rhythm ?? null, timeZone ?? null],
      );
    });
  }
}
