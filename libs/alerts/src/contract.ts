export { AlertDue } from './digests/events/alert-due.event.js';
export { type AlertDigest, AlertDigests } from './digests/queries/alert-digests.js';
export { AlertFound } from './finding/events/alert-found.event.js';
export { GuestAlertAsked } from './guests/events/guest-alert-asked.event.js';
export { GuestAlertDue } from './guests/events/guest-alert-due.event.js';
export { GuestAlertLinks } from './guests/guest-alert-links.js';
export { GuestAlerts } from './guests/queries/guest-alerts.js';
export { type GuestDigest, GuestDigests } from './guests/queries/guest-digests.js';
