export { OfferReported } from './events/offer-reported.event.js';
export { type MailedReceipt, ReportReceipts } from './queries/report-receipts.js';
