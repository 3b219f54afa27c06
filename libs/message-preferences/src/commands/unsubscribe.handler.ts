import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MAILED_KINDS } from '../domain/message-kind.js';
import { Unsubscription } from '../entities/unsubscription.entity.js';
import { unsubscribeLinkInvalid } from '../message-preferences.errors.js';
import { MessagePreferences } from '../message-preferences.js';
import { UnsubscribeLinks } from '../unsubscribe-links.js';
import { Unsubscribe } from './unsubscribe.command.js';

@CommandHandler(Unsubscribe)
export class UnsubscribeHandler implements ICommandHandler<Unsubscribe> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly links: UnsubscribeLinks,
    private readonly preferences: MessagePreferences,
  ) {}

  /**
   * What is stopped already stays as it is: a second press is none.
   * @throws DomainError UNSUBSCRIBE_LINK_INVALID where the code was not made here, or its account is gone
   */
  async execute({ code, extent }: Unsubscribe): Promise<void> {
    const linked = this.links.read(code);
    await this.database.transaction(async (tx) => {
      const person = linked && (await this.accounts.lockIfThere(tx, linked.accountId));
      if (linked === null || person === null) {
        throw unsubscribeLinkInvalid();
      }
      const wishes = await this.preferences.wishesOf(person.id, tx);
      const kinds = extent === 'all' ? MAILED_KINDS : [linked.kind];
      for (const kind of kinds.filter((one) => wishes[one].wanted)) {
        await this.preferences.change(tx, person.id, { kind, wanted: false, language: person.language });
      }
      const at = this.clock.now();
      const stopped = kinds.filter((one) => wishes[one].wanted).map((kind) => ({ accountId: person.id, kind, at }));
      await tx.upsert(Unsubscription, stopped, ['accountId', 'kind']);
    });
  }
}
