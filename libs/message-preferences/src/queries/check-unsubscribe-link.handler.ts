import { Accounts } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { MAILED_KINDS } from '../domain/message-kind.js';
import { unsubscribeLinkInvalid } from '../message-preferences.errors.js';
import { MessagePreferences } from '../message-preferences.js';
import { UnsubscribeLinks } from '../unsubscribe-links.js';
import { Unsubscriptions } from '../unsubscriptions.js';
import { type CheckedUnsubscribeLink, CheckUnsubscribeLink } from './check-unsubscribe-link.query.js';

@QueryHandler(CheckUnsubscribeLink)
export class CheckUnsubscribeLinkHandler implements IQueryHandler<CheckUnsubscribeLink> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly links: UnsubscribeLinks,
    private readonly preferences: MessagePreferences,
    private readonly unsubscriptions: Unsubscriptions,
  ) {}

  /** @throws DomainError UNSUBSCRIBE_LINK_INVALID */
  async execute({ code }: CheckUnsubscribeLink): Promise<CheckedUnsubscribeLink> {
    const linked = this.links.read(code);
    if (linked === null || (await this.accounts.find(linked.accountId)) === null) {
      throw unsubscribeLinkInvalid();
    }
    const { kind, accountId } = linked;
    const wishes = await this.preferences.wishesOf(accountId);
    const takenBack = await this.unsubscriptions.takenBackWith(this.database.dataSource.manager, linked);
    return {
      kind,
      stopped: !wishes[kind].wanted,
      othersCome: MAILED_KINDS.some((other) => other !== kind && wishes[other].wanted),
      canTakeBack: takenBack.length > 0,
    };
  }
}
