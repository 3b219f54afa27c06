const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long applications are kept after their offer ended. */
export interface KeptApplications {
  /** ISO 3166-1 alpha-2; null for all countries that are not named. */
  country: string | null;
  months: number;
}

/** The same by country, unless the operator has set it otherwise (`Site.keptApplications`); a spec compares it with what the server does. */
export const KEPT_APPLICATIONS: readonly KeptApplications[] = [
  { country: 'DE', months: 6 },
  { country: 'FR', months: 24 },
  { country: null, months: 12 },
];

/**
 * How long the server keeps what nobody deletes by hand, in milliseconds, unless the operator has set it otherwise (`Site.retention`);
 * a spec compares each with what the server does.
 */
export const RETENTION = {
  unverifiedAccount: 30 * DAY,
  unusedAccount: 2 * 365 * DAY,
  askedAccount: 30 * DAY,
  session: 30 * DAY,
  knownPlace: 30 * DAY,
  singleUseToken: 30 * DAY,
  departedAddress: HOUR,
  accountDeletion: 3 * 365 * DAY,
  dataExport: 7 * DAY,
  mailDelivery: 90 * DAY,
  mailSuppression: 365 * DAY,
  contactMessage: 180 * DAY,
  unansweredSearch: 90 * DAY,
  ratingText: 365 * DAY,
  offerReport: 365 * DAY,
  reporter: HOUR,
  auditAddress: 90 * DAY,
  auditEntry: 2 * 365 * DAY,
  expiredInvitation: 30 * DAY,
  unconfirmedAlert: 2 * DAY,
  stoppedGuestAlert: 30 * DAY,
  candidateView: 365 * DAY,
  eventAttendance: 365 * DAY,
};
