export { ContactMessageReceived } from './contact/contact-message-received.event.js';
export { ContactMessages, type MailedContactMessage } from './contact/contact-messages.js';
export type { ContactTopic } from './contact/contact-topic.js';
export { OfferReported } from './events/offer-reported.event.js';
export type { OfferRemoval } from './moderation/entities/offer-removal.entity.js';
export { OfferReinstated } from './moderation/events/offer-reinstated.event.js';
export { OfferTakenOff } from './moderation/events/offer-taken-off.event.js';
export { ReportDecided } from './moderation/events/report-decided.event.js';
export { OfferRemovals } from './moderation/queries/offer-removals.js';
export {
  type MailedDecision,
  type MailedReceipt,
  type MailedReversal,
  ReportReceipts,
} from './queries/report-receipts.js';
