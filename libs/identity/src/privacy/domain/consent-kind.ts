/** What somebody can consent to: the legal conditions, the privacy policy, mails with news. */
export type ConsentKind = 'terms' | 'privacy' | 'newsletters';

/** Without these there is no account; they end with it. */
export const NEEDED_CONSENTS: readonly ConsentKind[] = ['terms', 'privacy'];

/** Version of each text that is shown now: the day since which it stands. */
export const CONSENT_TEXT_VERSIONS: Record<ConsentKind, string> = {
  terms: '2026-11-23',
  privacy: '2026-11-23',
  newsletters: '2026-11-23',
};
