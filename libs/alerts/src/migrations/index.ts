import { CreateJobAlerts20261216002301 } from './20261216002301-create-job-alerts.js';
import { CreateAlertAnchors20261217002301 } from './20261217002301-create-alert-anchors.js';
import { CreateGuestAlerts20261218002301 } from './20261218002301-create-guest-alerts.js';
import { NoteListingTimes20261218002302 } from './20261218002302-note-listing-times.js';
import { RememberGuestAlerts20261219002301 } from './20261219002301-remember-guest-alerts.js';

export const alertsMigrations = [
  CreateJobAlerts20261216002301,
  CreateAlertAnchors20261217002301,
  CreateGuestAlerts20261218002301,
  NoteListingTimes20261218002302,
  RememberGuestAlerts20261219002301,
];
