import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MailSuppressions } from '../store/mail-suppressions.js';
import { RecordMailReports } from './record-mail-reports.command.js';

@CommandHandler(RecordMailReports)
export class RecordMailReportsHandler implements ICommandHandler<RecordMailReports> {
  constructor(
    private readonly database: Database,
    private readonly suppressions: MailSuppressions,
  ) {}

  async execute({ reports }: RecordMailReports): Promise<void> {
    await this.database.transaction((tx) => this.suppressions.record(tx, reports));
  }
}
