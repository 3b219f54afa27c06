import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Accounts } from '../accounts.js';
import type { Account } from '../entities/account.entity.js';
import { type ClientInfo, type OpenedSession, Sessions } from '../sessions.js';
import { socialAddressTaken, socialMailNeeded } from './social.errors.js';
import { SocialLinks } from './social-links.js';

/** What somebody says of themselves on the page that takes the consent. */
export interface SocialRegistration {
  token: string;
  browserSecret: string | null;
  firstName: string;
  lastName: string;
  /** Of mails and pages: `en`. */
  language: string;
  referralPlatform: string | null;
  newsletters: boolean;
  client: ClientInfo;
}

/** New candidates who came by a provider, with a verified address and without a password. */
@Injectable()
export class SocialRegistrations {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly links: SocialLinks,
  ) {}

  /**
   * Makes the account after the consent to the conditions, ties the provider's account to it and opens a session.
   * @throws DomainError TOKEN_INVALID, SOCIAL_LINK_ELSEWHERE, SOCIAL_MAIL_NEEDED, SOCIAL_ADDRESS_TAKEN
   */
  async register(
    tx: EntityManager,
    { token, browserSecret, client, ...person }: SocialRegistration,
  ): Promise<{ account: Account; session: OpenedSession; redirect: string | null }> {
    const pending = await this.links.use(tx, token, browserSecret);
    if (pending.proof !== 'provider' && pending.proof !== 'mail') {
      throw socialMailNeeded();
    }
    const account = await this.accounts.register(tx, {
      ...person,
      type: 'candidate',
      email: pending.email,
      emailVerified: true,
      passwordHash: null,
      countryId: null,
      locality: null,
    });
    if (account === null) {
      throw socialAddressTaken();
    }
    await this.links.link(tx, account, pending, true);
    const session = await this.sessions.open(tx, { account, method: 'social', client });
    return { account, session, redirect: pending.redirect };
  }
}
