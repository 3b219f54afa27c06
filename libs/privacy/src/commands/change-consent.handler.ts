import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CONSENT_TEXT_VERSIONS, NEEDED_CONSENTS } from '../domain/consent-kind.js';
import { Consent } from '../entities/consent.entity.js';
import { ConsentChanged } from '../events/consent-changed.event.js';
import { consentNeeded } from '../privacy.errors.js';
import { ChangeConsent } from './change-consent.command.js';

@CommandHandler(ChangeConsent)
export class ChangeConsentHandler implements ICommandHandler<ChangeConsent> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
  ) {}

  /** @throws DomainError ACCOUNT_NOT_FOUND, CONSENT_NEEDED */
  async execute({ accountId, kind, given, language }: ChangeConsent): Promise<void> {
    if (!given && NEEDED_CONSENTS.some((needed) => needed === kind)) {
      throw consentNeeded();
    }
    await this.database.transaction(async (tx) => {
      const account = await this.accounts.lock(tx, accountId);
      const textVersion = CONSENT_TEXT_VERSIONS[kind];
      const latest = await tx.findOne(Consent, { where: { accountId, kind }, order: { id: 'DESC' } });
      if ((latest?.given ?? false) === given && (!given || latest?.textVersion === textVersion)) {
        return;
      }
      await tx.insert(Consent, {
        accountId,
        kind,
        given,
        textVersion,
        language: language ?? account.language,
        at: this.clock.now(),
      });
      await this.outbox.add(tx, new ConsentChanged({ accountId, kind, given }));
    });
  }
}
