import { Clock, Database, Outbox } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { browserMark } from './domain/browser-secret.js';
import { emailKey } from './domain/email-key.js';
import { EmailVerifications } from './email-verifications.js';
import { Account, type AccountType } from './entities/account.entity.js';
import { Consent } from './entities/consent.entity.js';
import { AccountRegistered } from './events/account-registered.event.js';
import { EmailVerified } from './events/email-verified.event.js';
import { RegistrationRepeated } from './events/registration-repeated.event.js';
import { CONSENT_TEXT_VERSIONS, type ConsentKind } from './privacy/domain/consent-kind.js';

/** Somebody who accepted the conditions and the privacy policy. */
export interface NewAccount {
  type: AccountType;
  email: string;
  /** Whether the address was shown to be the person's already; no by default. */
  emailVerified?: boolean;
  /** What the browser keeps in which they register (`newBrowserSecret`); none where nobody has to verify an address. */
  browserSecret?: string;
  /** In PHC form, made before the transaction; null for who signs in by other means only. */
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  countryId: number | null;
  locality: string | null;
  /** Of mails and pages: `en`. */
  language: string;
  referralPlatform: string | null;
  /** Whether news by mail are wanted. */
  newsletters: boolean;
}

/** Makes accounts and finds them. */
@Injectable()
export class Accounts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly verifications: EmailVerifications,
  ) {}

  /**
   * Makes an account. Where the address has one already, gives null and lets its owner know; the caller answers as if it had worked,
   * so that nobody learns who is here.
   */
  async register(tx: EntityManager, person: NewAccount): Promise<Account | null> {
    const id = await this.insert(tx, person);
    if (id === null) {
      const known = await this.findByEmail(person.email, tx);
      // It may be deleted at this moment: then the owner is told in another mail that it is gone.
      if (known !== null) {
        await this.outbox.add(tx, new RegistrationRepeated({ accountId: known.id }));
      }
      return null;
    }
    await this.writeConsents(tx, id, person);
    await this.outbox.add(tx, new AccountRegistered({ accountId: id, accountType: person.type }));
    if (person.emailVerified === true) {
      await this.outbox.add(tx, new EmailVerified({ accountId: id }));
    } else {
      await this.verifications.request(tx, id, person.email);
    }
    return tx.findOneByOrFail(Account, { id });
  }

  find(id: number, tx: EntityManager = this.database.dataSource.manager): Promise<Account | null> {
    return tx.findOneBy(Account, { id });
  }

  findByEmail(email: string, tx: EntityManager = this.database.dataSource.manager): Promise<Account | null> {
    return tx.findOneBy(Account, { emailKey: emailKey(email) });
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

  private async writeConsents(tx: EntityManager, accountId: number, person: NewAccount): Promise<void> {
    const given: Record<ConsentKind, boolean> = { terms: true, privacy: true, newsletters: person.newsletters };
    const at = this.clock.now();
    await tx.insert(
      Consent,
      (Object.keys(given) as ConsentKind[]).map((kind) => ({
        accountId,
        kind,
        given: given[kind],
        textVersion: CONSENT_TEXT_VERSIONS[kind],
        language: person.language,
        at,
      })),
    );
  }
}
