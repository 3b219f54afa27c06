export { ContactMessageReceived } from './contact/contact-message-received.event.js';
export { ContactMessages, type MailedContactMessage } from './contact/contact-messages.js';
export type { ContactTopic } from './contact/contact-topic.js';
export { OfferReported } from './events/offer-reported.event.js';
export { type MailedReceipt, ReportReceipts } from './queries/report-receipts.js';
