import type { NeededConsent } from './domain/consent-kind.js';

/** A text of which somebody has not seen the present version. */
export interface DueConsent {
  kind: NeededConsent;
  /** The version that was agreed to last; null where none was. */
  acceptedVersion: string | null;
  /** The one that stands now. */
  textVersion: string;
}
