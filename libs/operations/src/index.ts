export { AuditLog } from './audit/audit-log.js';
export { ListAuditEntries } from './audit/list-audit-entries.query.js';
export { ReportOffer } from './commands/report-offer.command.js';
export { SendContactMessage } from './contact/send-contact-message.command.js';
export { OfferReport } from './entities/offer-report.entity.js';
export { operationsContext } from './operations.context.js';
