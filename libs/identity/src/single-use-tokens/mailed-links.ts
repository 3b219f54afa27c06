import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TokenPurpose } from './entities/single-use-token.entity.js';
import { SingleUseTokens } from './single-use-tokens.js';

/** What links go out by mail for. */
export type MailedLinkPurpose = Extract<
  TokenPurpose,
  'verify-email' | 'change-email' | 'reset-password' | 'social-link' | 'data-export' | 'company-invitation'
>;

/** What a mail says with a link in it: the code, which follows from an id, and the addresses that belong to it. */
@Injectable()
export class MailedLinks {
  constructor(private readonly tokens: SingleUseTokens) {}

  codeOf(purpose: MailedLinkPurpose, id: string): string {
    return this.tokens.tokenOf(id, purpose);
  }

  /** The addresses of a change, also of one that was confirmed; null when the account is gone. */
  async emailChange(tx: EntityManager, id: string): Promise<{ email: string; previousEmail: string } | null> {
    const change = await this.tokens.find(tx, id);
    return change && (change.data as { email: string; previousEmail: string });
  }

  /** The address that somebody who came by a provider says is theirs, and the account that has it; null when the link is gone. */
  async socialLink(tx: EntityManager, id: string): Promise<{ email: string; accountId: number | null } | null> {
    const pending = await this.tokens.find(tx, id);
    return pending && { email: pending.data.email as string, accountId: pending.accountId };
  }
}
