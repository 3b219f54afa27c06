import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CONSENT_TEXT_VERSIONS } from '../domain/consent-kind.js';
import { DueConsents } from '../due-consents.js';
import { Consent } from '../entities/consent.entity.js';
import { ConsentChanged } from '../events/consent-changed.event.js';
import { textChanged } from '../privacy.errors.js';
import { AnswerNewTexts } from './answer-new-texts.command.js';

@CommandHandler(AnswerNewTexts)
export class AnswerNewTextsHandler implements ICommandHandler<AnswerNewTexts> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly due: DueConsents,
  ) {}

  /**
   * A no is kept as well: the version that was agreed to before goes on to count, and this one is not asked for again.
   * @throws DomainError ACCOUNT_NOT_FOUND, TEXT_CHANGED where another version stands now than was shown
   */
  async execute({ accountId, agreed, texts, language }: AnswerNewTexts): Promise<void> {
    if (texts.some(({ kind, textVersion }) => CONSENT_TEXT_VERSIONS[kind] !== textVersion)) {
      throw textChanged();
    }
    await this.database.transaction(async (tx) => {
      const account = await this.accounts.lock(tx, accountId);
      const open = await this.due.of(accountId, tx);
      for (const { kind, textVersion } of open.filter((one) => texts.some(({ kind: shown }) => shown === one.kind))) {
        await tx.insert(Consent, {
          accountId,
          kind,
          given: agreed,
          textVersion,
          language: language ?? account.language,
          at: this.clock.now(),
        });
        await this.outbox.add(tx, new ConsentChanged({ accountId, kind, given: agreed }));
      }
    });
  }
}
