import { Command } from '@nestjs/cqrs';
import type { MailReport } from '../domain/mail-report.js';

/** Takes in what a mail server says became of mails. */
export class RecordMailReports extends Command<void> {
  constructor(readonly reports: readonly MailReport[]) {
    super();
  }
}
