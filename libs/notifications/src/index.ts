export { notificationsContext } from './notifications.context.js';
export { RecordMailReports } from './suppression/commands/record-mail-reports.command.js';
export { TryAddressAgain } from './suppression/commands/try-address-again.command.js';
export type { MailReport } from './suppression/domain/mail-report.js';
export { type MailTrouble, MailTroubles } from './suppression/queries/mail-troubles.js';
