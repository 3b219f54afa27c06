export { ReportOffer } from './commands/report-offer.command.js';
export { OfferReport } from './entities/offer-report.entity.js';
export { OfferReported } from './events/offer-reported.event.js';
export { operationsMigrations } from './migrations/index.js';
export { OperationsModule } from './operations.module.js';
