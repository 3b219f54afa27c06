import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type EntityManager, QueryFailedError } from 'typeorm';
import { Account } from '../../accounts/entities/account.entity.js';
import { accountOf } from '../../accounts/entities/account-of.js';
import { Sessions } from '../../sessions/sessions.js';
import { Reauthentication } from '../../sign-in-methods/reauthentication.js';
import { tokenInvalid } from '../../single-use-tokens/single-use-token.errors.js';
import { SingleUseTokens } from '../../single-use-tokens/single-use-tokens.js';
import { emailTaken } from '../email-address.errors.js';
import { EmailChanged } from '../events/email-changed.event.js';
import { EmailVerified } from '../events/email-verified.event.js';
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
    private readonly reauthentication: Reauthentication,
  ) {}

  /**
   * Whoever has the new mailbox need not be who asked: somebody may have typed it wrong, or want its owner to take their account.
   * @throws DomainError TOKEN_INVALID, PROOF_NEEDED, PASSWORD_WRONG, RATE_LIMITED, EMAIL_TAKEN
   */
  async execute({ token, browser, password }: ConfirmEmailChange): Promise<void> {
    const asked = await this.tokens.peek('change-email', token);
    const found = await accountOf(this.database.dataSource.manager, asked.accountId as number);
    await this.reauthentication.checkRegistrant(found, browser, password);
    await this.database.transaction(async (tx) => {
      const { id: tokenId, data } = await this.tokens.redeem(tx, 'change-email', token);
      const account = await tx.findOne(Account, { where: { id: found.id }, lock: { mode: 'pessimistic_write' } });
      if (account === null || account.email !== data.previousEmail || account.passwordHash !== found.passwordHash) {
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
      await tx.update(Account, { id }, { ...address, emailVerifiedAt: this.clock.now(), registrationMark: null });
    } catch (error) {
      throw error instanceof QueryFailedError && error.driverError.code === UNIQUE_VIOLATION ? emailTaken() : error;
    }
  }
}
