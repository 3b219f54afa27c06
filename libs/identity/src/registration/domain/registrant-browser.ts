import type { Account } from '../../accounts/entities/account.entity.js';
import { browserMark } from './browser-secret.js';

/** What a browser shows by itself about whose it is. */
export interface BrowserProof {
  /** The account that is signed in there; null for nobody, and for an operator who sees the product as somebody. */
  signedInAs: number | null;
  /** What it was given each time that somebody registered in it. */
  secrets: readonly string[];
}

/** Whether it is a browser of whoever set the account up: signed in to it, or the one in which it was registered. */
export function isRegistrants(browser: BrowserProof, account: Account): boolean {
  return browser.signedInAs === account.id || secretOfRegistration(browser, account) !== null;
}

/** What a browser was given when the account was registered in it; null where that was elsewhere, or its address is verified. */
export function secretOfRegistration({ secrets }: BrowserProof, account: Account): string | null {
  return secrets.find((secret) => account.registrationMark === browserMark(secret)) ?? null;
}
