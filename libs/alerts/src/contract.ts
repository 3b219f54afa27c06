export { AlertDue } from './digests/events/alert-due.event.js';
export { type AlertDigest, AlertDigests } from './digests/queries/alert-digests.js';
export { AlertFound } from './finding/events/alert-found.event.js';
