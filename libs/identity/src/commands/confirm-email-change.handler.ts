import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type EntityManager, QueryFailedError } from 'typeorm';
import { Account } from '../entities/account.entity.js';
import { EmailChanged } from '../events/email-changed.event.js';
import { EmailVerified } from '../events/email-verified.event.js';
import { emailTaken, tokenInvalid } from '../identity.errors.js';
import { Sessions } from '../sessions.js';
import { SingleUseTokens } from '../single-use-tokens.js';
import { ConfirmEmailChange } from './confirm-email-change.command.js';

const UNIQUE_VIOLATION = '23505';

@CommandHandler(ConfirmEmailChange)
export class ConfirmEmailChangeHandler implements ICommandHandler<ConfirmEmailChange> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly tokens: SingleUseTokens,
    private readonly sessions: Sessions,
  ) {}

  /** @throws DomainError TOKEN_INVALID, EMAIL_TAKEN */
  execute({ token }: ConfirmEmailChange): Promise<void> {
    return this.database.transaction(async (tx) => {
      const { id: tokenId, accountId, data } = await this.tokens.redeem(tx, 'change-email', token);
      const account = await tx.findOne(Account, {
        where: { id: accountId as number },
        lock: { mode: 'pessimistic_write' },
      });
      if (account === null || account.email !== data.previousEmail) {
        throw tokenInvalid();
      }
      await this.write(tx, account.id, { email: data.email as string, emailKey: data.emailKey as string });
      if (account.emailVerifiedAt === null) {
        await this.outbox.add(tx, new EmailVerified({ accountId: account.id }));
      }
      // Links that went to the address before open nothing any more.
      await this.tokens.cancel(tx, account.id, ['reset-password', 'verify-email', 'social-link', 'data-export']);
      await this.sessions.revokeAll(tx, account.id);
      await this.outbox.add(tx, new EmailChanged({ accountId: account.id, tokenId }));
    });
  }

  private async write(tx: EntityManager, id: number, address: { email: string; emailKey: string }): Promise<void> {
    try {
      await tx.update(Account, { id }, { ...address, emailVerifiedAt: this.clock.now() });
    } catch (error) {
      throw error instanceof QueryFailedError && error.driverError.code === UNIQUE_VIOLATION ? emailTaken() : error;
    }
  }
}
