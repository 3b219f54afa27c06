/** What somebody can consent to: the legal conditions, the privacy policy, mails with news, being found by companies. */
export type ConsentKind = 'terms' | 'privacy' | 'newsletters' | 'cvsearch';

/** Without these there is no account; they end with it. */
export const NEEDED_CONSENTS = ['terms', 'privacy'] as const satisfies readonly ConsentKind[];
export type NeededConsent = (typeof NEEDED_CONSENTS)[number];

/** Version of each text that is shown now: the day since which it stands. A newer one asks everybody once; a spec holds the texts against it. */
export const CONSENT_TEXT_VERSIONS: Record<ConsentKind, string> = {
  terms: '2026-11-30',
  privacy: '2026-11-30',
  newsletters: '2026-11-22',
  cvsearch: '2026-11-30',
};
