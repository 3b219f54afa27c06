import { type CountedUse, type RateLimit, RateLimits } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { mailboxKey } from '../accounts/domain/mailbox-key.js';

const HOUR = 3_600;

/** One mailbox and one purpose, whoever asks. */
const OF_A_PURPOSE: RateLimit = { points: 5, seconds: HOUR };
/** One mailbox, whoever asks and whatever for: more than a person asks for themselves. */
const OF_A_MAILBOX: RateLimit = { points: 10, seconds: HOUR };
/** To reset a password, when the others are used up: so that nobody keeps the owner out by asking for mails. */
const KEPT_FOR_A_RESET: RateLimit = { points: 1, seconds: HOUR };
/** One account that has shown its own address, for one mailbox: of five such accounts nobody takes away what another one may. */
const OF_AN_ACCOUNT: RateLimit = { points: 2, seconds: HOUR };

/** Why somebody who only typed an address has something sent to it. */
export type StrangerMailPurpose = 'receipt' | 'change' | 'register' | 'resend' | 'forgot' | 'alert';

/**
 * Bounds mails to an address that somebody merely typed: whoever it belongs to is not flooded, however many accounts and places the
 * sender has, and whatever they have sent. To be called before a transaction.
 */
@Injectable()
export class StrangerMails {
  constructor(private readonly limits: RateLimits) {}

  /** Counts one mail, and says whether it may be sent: who asks is told the same either way, so that nobody learns what else was sent there. */
  async admit(email: string, purpose: StrangerMailPurpose): Promise<boolean> {
    const mailbox = mailboxKey(email);
    return (
      (await this.limits.admits(`mail-${purpose}`, mailbox, OF_A_PURPOSE)) &&
      (await this.limits.admits('mail-to-mailbox', mailbox, OF_A_MAILBOX))
    );
  }

  /** The same for the change of an address by an account whose own is verified: apart from what everybody may ask for. */
  async admitChangeBy(accountId: number, email: string): Promise<boolean> {
    const mailbox = mailboxKey(email);
    return (
      (await this.limits.admits('mail-change-by-account', `${accountId} ${mailbox}`, OF_AN_ACCOUNT)) &&
      (await this.limits.admits('mail-change-verified', mailbox, OF_A_PURPOSE))
    );
  }

  /** What an invitation of a company counts: apart from what people ask for themselves, so that it takes nothing from them. */
  invitation(email: string): CountedUse {
    return { name: 'mail-invitation', key: mailboxKey(email), limit: OF_A_PURPOSE };
  }

  /** The same where it shows that there were too many. @throws DomainError RATE_LIMITED */
  async count(email: string, purpose: StrangerMailPurpose): Promise<void> {
    const mailbox = mailboxKey(email);
    await this.limits.consume(`mail-${purpose}`, mailbox, OF_A_PURPOSE);
    if (purpose !== 'forgot') {
      await this.limits.consume('mail-to-mailbox', mailbox, OF_A_MAILBOX);
    } else if (!(await this.limits.admits('mail-to-mailbox', mailbox, OF_A_MAILBOX))) {
      await this.limits.consume('mail-reset-kept', mailbox, KEPT_FOR_A_RESET);
    }
  }
}
