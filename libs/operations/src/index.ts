export { AuditEntry } from './audit/audit-entry.entity.js';
export { AuditLog } from './audit/audit-log.js';
export { ListAuditEntries } from './audit/list-audit-entries.query.js';
export { ReportOffer } from './commands/report-offer.command.js';
export { OfferReport } from './entities/offer-report.entity.js';
export { OfferReported } from './events/offer-reported.event.js';
export { operationsMigrations } from './migrations/index.js';
export { OperationsModule } from './operations.module.js';
