import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { accountOf } from '../accounts/entities/account-of.js';
import { Registrations } from '../registration/registrations.js';
import { type ClientInfo, type OpenedSession, Sessions } from '../sessions/sessions.js';
import { SocialLinks } from './social-links.js';
import { socialAddressTaken, socialMailNeeded } from './social-login.errors.js';

/** What somebody says of themselves on the page that takes the consent. */
export interface SocialRegistration {
  token: string;
  browserSecret: string | null;
  firstName: string;
  lastName: string;
  /** Of mails and pages: `en`. */
  language: string;
  referralPlatform: string | null;
  client: ClientInfo;
}

/** Where a login by a provider ends. */
export interface SocialArrival extends OpenedSession {
  /** Where they wanted to go. */
  redirect: string | null;
}

/** New candidates who came by a provider, with a verified address and without a password. */
@Injectable()
export class SocialRegistrations {
  constructor(
    private readonly registrations: Registrations,
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
  ): Promise<SocialArrival> {
    const pending = await this.links.redeem(tx, token, browserSecret);
    if (pending.proof !== 'provider' && pending.proof !== 'mail') {
      throw socialMailNeeded();
    }
    const id = await this.registrations.register(tx, {
      ...person,
      type: 'candidate',
      email: pending.email,
      emailVerified: true,
      passwordHash: null,
      countryId: null,
      locality: null,
    });
    if (id === null) {
      throw socialAddressTaken();
    }
    const account = await accountOf(tx, id);
    await this.links.link(tx, account, pending, true);
    const opened = await this.sessions.open(tx, { account, method: 'social', client });
    return { ...opened, redirect: pending.redirect };
  }
}
