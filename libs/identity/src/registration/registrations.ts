import { Clock, emailKey, Outbox } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AccountType } from '../accounts/entities/account.entity.js';
import { accountWithEmail } from '../accounts/entities/account-of.js';
import { EmailVerifications } from '../email-address/email-verifications.js';
import { EmailVerified } from '../email-address/events/email-verified.event.js';
import { browserMark } from './domain/browser-secret.js';
import { AccountRegistered } from './events/account-registered.event.js';
import { RegistrationRepeated } from './events/registration-repeated.event.js';

/** Somebody who registers. What they consent to is written down beside it, by whoever registers them. */
export interface NewAccount {
  type: AccountType;
  email: string;
  /** Whether the address was shown to be the person's already; no by default. */
  emailVerified?: boolean;
  /** What the browser keeps in which they register (`newBrowserSecret`); none where nobody has to verify an address. */
  browserSecret?: string;
  /** By `NewPasswords`, made before the transaction; null for who signs in by other means only. */
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  countryId: number | null;
  locality: string | null;
  /** Of mails and pages: `en`. */
  language: string;
  referralPlatform: string | null;
}

/** Makes accounts. */
@Injectable()
export class Registrations {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly verifications: EmailVerifications,
  ) {}

  /**
   * Makes an account and gives its id. Where the address has one already, gives null and lets its owner know; the caller answers as if
   * it had worked, so that nobody learns who is here.
   */
  async register(tx: EntityManager, person: NewAccount): Promise<number | null> {
    const id = await this.insert(tx, person);
    if (id === null) {
      const known = await accountWithEmail(tx, person.email);
      // It may be deleted at this moment: then the owner is told in another mail that it is gone.
      if (known !== null) {
        await this.outbox.add(tx, new RegistrationRepeated({ accountId: known.id }));
      }
      return null;
    }
    await this.outbox.add(tx, new AccountRegistered({ accountId: id, accountType: person.type }));
    if (person.emailVerified === true) {
      await this.outbox.add(tx, new EmailVerified({ accountId: id }));
    } else {
      await this.verifications.request(tx, id, person.email);
    }
    return id;
  }

  /** Gives null when the address has an account; whoever registers it at the same time is waited for. */
  private async insert(tx: EntityManager, person: NewAccount): Promise<number | null> {
    const now = this.clock.now();
    const rows = await tx.query<{ id: number }[]>(
      `INSERT INTO account (type, email, email_key, email_verified_at, password_hash, first_name, last_name, locality, country_id,
         language, referral_platform, created_at, registration_mark)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT (email_key) DO NOTHING RETURNING id`,
      [
        person.type,
        person.email.trim(),
        emailKey(person.email),
        person.emailVerified === true ? now : null,
        person.passwordHash,
        person.firstName,
        person.lastName,
        person.locality,
        person.countryId,
        person.language,
        person.referralPlatform,
        now,
        person.browserSecret === undefined ? null : browserMark(person.browserSecret),
      ],
    );
    return rows[0]?.id ?? null;
  }
}
