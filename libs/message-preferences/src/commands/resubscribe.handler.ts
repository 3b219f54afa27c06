import { Accounts } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { unsubscribeLinkInvalid } from '../message-preferences.errors.js';
import { MessagePreferences } from '../message-preferences.js';
import { UnsubscribeLinks } from '../unsubscribe-links.js';
import { Unsubscriptions } from '../unsubscriptions.js';
import { Resubscribe } from './resubscribe.command.js';

@CommandHandler(Resubscribe)
export class ResubscribeHandler implements ICommandHandler<Resubscribe> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly links: UnsubscribeLinks,
    private readonly preferences: MessagePreferences,
    private readonly unsubscriptions: Unsubscriptions,
  ) {}

  /**
   * Only what a link stopped comes back by a link: what somebody switched off in their account stays off.
   * @throws DomainError UNSUBSCRIBE_LINK_INVALID where the code was not made here, or its account is gone
   */
  async execute({ code }: Resubscribe): Promise<void> {
    const linked = this.links.read(code);
    await this.database.transaction(async (tx) => {
      const person = linked && (await this.accounts.lockIfThere(tx, linked.accountId));
      if (linked === null || person === null) {
        throw unsubscribeLinkInvalid();
      }
      for (const kind of await this.unsubscriptions.takenBackWith(tx, linked)) {
        await this.preferences.change(tx, person.id, { kind, wanted: true, language: person.language });
      }
    });
  }
}
