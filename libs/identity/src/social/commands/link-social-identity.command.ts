import { Command } from '@nestjs/cqrs';
import type { BrowserProof } from '../../domain/registrant-browser.js';
import type { Account } from '../../entities/account.entity.js';
import type { ClientInfo, OpenedSession } from '../../sessions.js';

/** Ties the provider's account to the account that has its address, and opens a session for its owner. */
export class LinkSocialIdentity extends Command<{
  account: Account;
  session: OpenedSession;
  redirect: string | null;
}> {
  constructor(
    readonly token: string,
    readonly browserSecret: string | null,
    readonly browser: BrowserProof,
    /** Of the account, where nothing else shows that it is the person's. */
    readonly password: string | null,
    /** Of the second factor. */
    readonly code: string | null,
    readonly client: ClientInfo,
  ) {
    super();
  }
}
