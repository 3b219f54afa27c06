import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { lockAccount } from '../../accounts/entities/lock-account.js';
import { SingleUseTokens } from '../../single-use-tokens/single-use-tokens.js';
import { SupportAccessCreated } from '../events/support-access-created.event.js';
import { supportedAccountNotFound, supportOfAdmins } from '../support-access.errors.js';
import { CreateSupportAccess, type SupportAccess } from './create-support-access.command.js';

const CODE_MS = 10 * 60_000;

@CommandHandler(CreateSupportAccess)
export class CreateSupportAccessHandler implements ICommandHandler<CreateSupportAccess> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** @throws DomainError SUPPORTED_ACCOUNT_NOT_FOUND, SUPPORT_OF_ADMINS */
  async execute({ admin: { accountId: adminId, sessionId }, accountId }: CreateSupportAccess): Promise<SupportAccess> {
    const id = await this.database.transaction(async (tx) => {
      const account = await lockAccount(tx, accountId);
      if (account === null) {
        throw supportedAccountNotFound();
      }
      if (account.type === 'admin') {
        throw supportOfAdmins();
      }
      const token = await this.tokens.issue(tx, {
        purpose: 'support-access',
        accountId,
        data: { adminId, sessionId },
        lifetimeMs: CODE_MS,
      });
      await this.outbox.add(tx, new SupportAccessCreated({ accountId, adminId }));
      return token.id;
    });
    return {
      code: this.tokens.tokenOf(id, 'support-access'),
      expiresAt: new Date(this.clock.now().getTime() + CODE_MS),
    };
  }
}
