import type { Account } from '../entities/account.entity.js';
import { browserMark } from './browser-secret.js';

/** What a browser shows by itself about whose it is. */
export interface BrowserProof {
  /** The account that is signed in there; null for nobody, and for an operator who sees the product as somebody. */
  signedInAs: number | null;
  /** What it was given when somebody registered in it. */
  secret: string | null;
}

/** Whether it is a browser of whoever set the account up: signed in to it, or the one in which it was registered. */
export function isRegistrants({ signedInAs, secret }: BrowserProof, account: Account): boolean {
  return signedInAs === account.id || (secret !== null && account.registrationMark === browserMark(secret));
}
