import { Outbox } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { emailKey } from './domain/email-key.js';
import { EmailVerificationRequested } from './events/email-verification-requested.event.js';
import { SingleUseTokens } from './single-use-tokens.js';

const LIFETIME_MS = 24 * 3_600_000;

/** Links that show that an address belongs to who registered it. */
@Injectable()
export class EmailVerifications {
  constructor(
    private readonly tokens: SingleUseTokens,
    private readonly outbox: Outbox,
  ) {}

  /** Has a link mailed that is good for 24 hours and for this address only. */
  async request(tx: EntityManager, accountId: number, email: string): Promise<void> {
    const { id } = await this.tokens.issue(tx, {
      purpose: 'verify-email',
      accountId,
      data: { emailKey: emailKey(email) },
      lifetimeMs: LIFETIME_MS,
    });
    await this.outbox.add(tx, new EmailVerificationRequested({ tokenId: id, accountId }));
  }
}
