import { Clock, Database, Outbox } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Account } from '../accounts/entities/account.entity.js';
import { accountWithEmail } from '../accounts/entities/account-of.js';
import { lockAccount } from '../accounts/entities/lock-account.js';
import { EmailVerifications } from '../email-address/email-verifications.js';
import { browserMark } from '../registration/domain/browser-secret.js';
import { SignInMethodsChanged } from '../sign-in-methods/events/sign-in-methods-changed.event.js';
import { SingleUseTokens } from '../single-use-tokens/single-use-tokens.js';
import { type LinkStep, nextStep, type PendingLink } from './domain/pending-link.js';
import { SocialIdentity } from './entities/social-identity.entity.js';
import { socialIdentityTaken, socialLinkElsewhere } from './social-login.errors.js';

const PURPOSE = 'social-link';
const LIFETIME_MS = 3_600_000;

/** A pending link with what its address means here. */
export interface OpenLink {
  pending: PendingLink;
  step: LinkStep;
  /** Null for a new one, and as long as nothing shows that the address is the person's. */
  account: Account | null;
}

export interface IssuedLink {
  id: string;
  accountId: number | null;
  token: string;
}

/** Ties accounts at providers to accounts here. */
@Injectable()
export class SocialLinks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly tokens: SingleUseTokens,
    private readonly verifications: EmailVerifications,
  ) {}

  /** Gives the token with which the page goes on. It goes with the account that has the address, if there is one. */
  async issue(tx: EntityManager, pending: PendingLink, linkedTo?: Account): Promise<IssuedLink> {
    const known = linkedTo ?? (await accountWithEmail(tx, pending.email));
    // Locked, so that it is still there when the token refers to it.
    const accountId = (known && (await lockAccount(tx, known.id)))?.id ?? null;
    const { id } = await this.tokens.issue(tx, { purpose: PURPOSE, accountId, data: pending, lifetimeMs: LIFETIME_MS });
    return { id, accountId, token: this.tokens.tokenOf(id, PURPOSE) };
  }

  /**
   * Looks at a token without using it up.
   * @throws DomainError TOKEN_INVALID, SOCIAL_LINK_ELSEWHERE in another browser
   */
  async open(token: string, browserSecret: string | null): Promise<OpenLink> {
    const { accountId, data } = await this.tokens.peek(PURPOSE, token);
    const pending = ofThisBrowser(data, browserSecret);
    const account =
      pending.proof === 'linked' && accountId !== null
        ? await this.database.dataSource.manager.findOneBy(Account, { id: accountId })
        : await accountWithEmail(this.database.dataSource.manager, pending.email);
    const step = nextStep(pending.proof, account && { hasPassword: account.passwordHash !== null });
    return { pending, step, account: pending.proof === 'none' ? null : account };
  }

  /** Uses a token up. @throws DomainError TOKEN_INVALID, SOCIAL_LINK_ELSEWHERE */
  async redeem(tx: EntityManager, token: string, browserSecret: string | null): Promise<PendingLink> {
    const { data } = await this.tokens.redeem(tx, PURPOSE, token);
    return ofThisBrowser(data, browserSecret);
  }

  /**
   * The provider's account opens the account from now on. An address that the person showed to be theirs is verified with it; where
   * it was never verified before, what others may have set up under it opens the account no longer.
   * @param registrant whether it is known to be the person who registered
   * @throws DomainError SOCIAL_IDENTITY_TAKEN
   */
  async link(
    tx: EntityManager,
    account: Account,
    { issuer, subject }: PendingLink,
    registrant: boolean,
  ): Promise<void> {
    await this.verifications.complete(tx, account, registrant ? 'registrant' : 'mailbox');
    const [linked] = await tx.query<unknown[]>(
      `INSERT INTO social_identity (issuer, subject, account_id, linked_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (issuer, subject) DO UPDATE SET account_id = social_identity.account_id
       WHERE social_identity.account_id = $3 RETURNING 1`,
      [issuer, subject, account.id, this.clock.now()],
    );
    if (linked === undefined) {
      throw socialIdentityTaken();
    }
    await this.outbox.add(tx, new SignInMethodsChanged({ accountId: account.id, change: 'social-linked' }));
  }
}

type Identity = Pick<PendingLink, 'issuer' | 'subject'>;

/** The account, locked, that an identity opens; null where it opens none. */
export async function lockLinkedAccount(tx: EntityManager, { issuer, subject }: Identity): Promise<Account | null> {
  const known = await tx.findOneBy(SocialIdentity, { issuer, subject });
  const account = known && (await lockAccount(tx, known.accountId));
  // Once more: its owner may have untied it while the lock was waited for.
  return account !== null && (await isLinked(tx, account, { issuer, subject })) ? account : null;
}

/** Whether an identity opens a locked account. */
export function isLinked(
  tx: EntityManager,
  { id: accountId }: Account,
  { issuer, subject }: Identity,
): Promise<boolean> {
  return tx.existsBy(SocialIdentity, { issuer, subject, accountId });
}

function ofThisBrowser(data: object, browserSecret: string | null): PendingLink {
  const pending = data as PendingLink;
  if (browserSecret === null || pending.browser !== browserMark(browserSecret)) {
    throw socialLinkElsewhere();
  }
  return pending;
}
