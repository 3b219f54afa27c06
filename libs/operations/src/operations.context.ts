import { defineContext } from '@babelboard/platform';
import { AuditEntry } from './audit/audit-entry.entity.js';
import { ContactMessage } from './contact/contact-message.entity.js';
import { ContactMessageReceived } from './contact/contact-message-received.event.js';
import { OfferReport } from './entities/offer-report.entity.js';
import { OfferReported } from './events/offer-reported.event.js';
import { operationsMigrations } from './migrations/index.js';
import { OfferRemoval } from './moderation/entities/offer-removal.entity.js';
import { OfferReinstated } from './moderation/events/offer-reinstated.event.js';
import { OfferTakenOff } from './moderation/events/offer-taken-off.event.js';
import { ReportDecided } from './moderation/events/report-decided.event.js';
import { OperationsModule } from './operations.module.js';
import { operationsTexts } from './texts/operations-texts.js';

export const operationsContext = defineContext({
  name: 'operations',
  module: OperationsModule,
  entities: [AuditEntry, ContactMessage, OfferRemoval, OfferReport],
  tables: ['unanswered_search'],
  migrations: operationsMigrations,
  events: [ContactMessageReceived, OfferReinstated, OfferReported, OfferTakenOff, ReportDecided],
  texts: operationsTexts,
});
