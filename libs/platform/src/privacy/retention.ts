const DAY_MS = 86_400_000;

/**
 * How long things are kept that nobody deletes by hand, in milliseconds, each with its reason. What an operator may set otherwise
 * (`KEEP_…`) is to be read from the settings.
 */
export const RETENTION_MS = {
  /** Who never proves an address cannot use the account, and the address may be a stranger's. */
  unverifiedAccount: 30 * DAY_MS,
  /** Somebody may look for the next job only after a year or two; from then on nobody seems to need the account (GDPR article 5 (1) (e)). */
  unusedAccount: 2 * 365 * DAY_MS,
  /** Time to read the mail that asks, after a holiday, too. */
  askedAccount: 30 * DAY_MS,
  /** Attacks are often found months later; two years cover a yearly review (accountability, GDPR article 5 (2) and 32). */
  auditEntry: 2 * 365 * DAY_MS,
  /** An address helps against a running attack only; three months are what providers commonly hold as proportionate. */
  auditAddress: 90 * DAY_MS,
  /** Whether messages come in good time, and what was answered, is asked within months. */
  contactMessage: 180 * DAY_MS,
  /** What is better or worse than before is seen over a year; after that the scores say enough. */
  ratingText: 365 * DAY_MS,
  /** What people look for changes with the seasons; it is counted by day and without persons. */
  unansweredSearch: 90 * DAY_MS,
  /** The one who was reported has six months to complain (Regulation (EU) 2022/2065, article 20), and repeated misuse shows over a year. */
  offerReport: 365 * DAY_MS,
  /** A second press of the same person comes within minutes; after that nobody needs to know who reported. */
  reporter: 3_600_000,
  /** A place where the owner signed in before is not locked out for others' guesses; people come back within a month. */
  knownPlace: 30 * DAY_MS,
  /** Proof that a deletion was asked for, until claims lapse (three years, as in § 195 BGB); holds no personal data. */
  accountDeletion: 3 * 365 * DAY_MS,
  /** Long enough for every try to send the one mail that says that the account is gone. */
  departedAddress: 3_600_000,
  /** Time enough to fetch the export; after that it only is one more copy that could leak. */
  dataExport: 7 * DAY_MS,
  /** Longer than a dead task may wait for its replay, which must not send the mail once more. */
  mailDelivery: 90 * DAY_MS,
  /** After a year a mailbox may be another's, or work again. */
  mailSuppression: 365 * DAY_MS,
  /** After its end a session only tells a known device from a new one. */
  session: 30 * DAY_MS,
  /** After its end a code only explains to its owner what became of a link. */
  singleUseToken: 30 * DAY_MS,
  /** Its link works for a week; a month later nobody comes back to it. */
  expiredInvitation: 30 * DAY_MS,
  /** A mail is read within two days; an address that nobody confirms may have been typed by a stranger. */
  unconfirmedAlert: 2 * DAY_MS,
  /** Whoever stopped an alert by a slip notices within a month. */
  stoppedGuestAlert: 30 * DAY_MS,
  /** Who asks a company why it looked does so within months; a search for a job seldom takes longer. */
  candidateView: 365 * DAY_MS,
  /** Events come back each year: whoever joined one is asked about the next, and what was told of it can be looked up until then. */
  eventAttendance: 365 * DAY_MS,
} as const;

export type Retention = Readonly<Record<keyof typeof RETENTION_MS, number>>;
