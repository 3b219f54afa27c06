import type { SocialPerson } from './social-person.js';

/**
 * What shows that the address is the person's: nothing yet, the provider's word, or a mail that was answered; `linked` where the
 * provider's account opens an account here already and only its second factor is missing.
 */
export type AddressProof = 'none' | 'provider' | 'mail' | 'linked';

/** Somebody who came by a provider and is not signed in yet: the data of a 'social-link' token. */
export type PendingLink = Omit<SocialPerson, 'email' | 'emailVerified'> & {
  email: string;
  proof: AddressProof;
  redirect: string | null;
  /** The browser in which it began; no other can go on. */
  browser: string;
};

export type LinkStep = 'register' | 'password' | 'verify' | 'confirm' | 'code';

/**
 * What comes next. Whether there is an account is told only to who showed that the address is theirs.
 * @param account the account that has the address, with or without a password; null where none has it
 */
export function nextStep(proof: AddressProof, account: { hasPassword: boolean } | null): LinkStep {
  if (proof === 'linked') {
    return 'code';
  }
  if (proof === 'none') {
    return 'verify';
  }
  if (account === null) {
    return 'register';
  }
  if (proof === 'mail') {
    return 'confirm';
  }
  return account.hasPassword ? 'password' : 'verify';
}
