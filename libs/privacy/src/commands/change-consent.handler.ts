import { Accounts } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Consents } from '../consents.js';
import { NEEDED_CONSENTS } from '../domain/consent-kind.js';
import { consentNeeded } from '../privacy.errors.js';
import { ChangeConsent } from './change-consent.command.js';

@CommandHandler(ChangeConsent)
export class ChangeConsentHandler implements ICommandHandler<ChangeConsent> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly consents: Consents,
  ) {}

  /** @throws DomainError ACCOUNT_NOT_FOUND, CONSENT_NEEDED */
  async execute({ accountId, kind, given, language }: ChangeConsent): Promise<void> {
    if (!given && NEEDED_CONSENTS.some((needed) => needed === kind)) {
      throw consentNeeded();
    }
    await this.database.transaction(async (tx) => {
      const account = await this.accounts.lock(tx, accountId);
      await this.consents.change(tx, accountId, { kind, given, language: language ?? account.language });
    });
  }
}
