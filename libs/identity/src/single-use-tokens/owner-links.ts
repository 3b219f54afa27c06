import type { JsonObject } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TokenPurpose } from './entities/single-use-token.entity.js';
import { SingleUseTokens, type TokenContent } from './single-use-tokens.js';

/** What siblings have links for; each ends with the address that it went to. */
export type OwnerLinkPurpose = Extract<TokenPurpose, 'data-export' | 'company-invitation'>;

/** Links that siblings have mailed to the owner of an account, or of an address that may get one: single-use codes for purposes of theirs, and for no others. */
@Injectable()
export class OwnerLinks {
  constructor(private readonly tokens: SingleUseTokens) {}

  issue(
    tx: EntityManager,
    link: { purpose: OwnerLinkPurpose; accountId: number | null; data: JsonObject; lifetimeMs: number },
  ): Promise<{ id: string }> {
    return this.tokens.issue(tx, link);
  }

  /** What a code stands for; it stays good. @throws DomainError TOKEN_INVALID when it is wrong, used or expired */
  peek(purpose: OwnerLinkPurpose, code: string): Promise<TokenContent> {
    return this.tokens.peek(purpose, code);
  }

  /** Uses a code up. @throws DomainError TOKEN_INVALID */
  redeem(tx: EntityManager, purpose: OwnerLinkPurpose, code: string): Promise<TokenContent> {
    return this.tokens.redeem(tx, purpose, code);
  }

  /** Lets a code count for `ms` more at most. Gives what it stands for, null when it is wrong, used or expired. */
  shorten(tx: EntityManager, purpose: OwnerLinkPurpose, code: string, ms: number): Promise<TokenContent | null> {
    return this.tokens.shorten(tx, purpose, code, ms);
  }

  /** Removes the links that hold an address and belong to no account: see `SingleUseTokens`. */
  forgetAddress(tx: EntityManager, email: string): Promise<void> {
    return this.tokens.forgetAddress(tx, email);
  }
}
