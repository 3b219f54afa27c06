import { Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account } from '../../accounts/entities/account.entity.js';
import { type OpenedSession, type SessionMethod, Sessions } from '../../sessions/sessions.js';
import { tokenInvalid } from '../../single-use-tokens/single-use-token.errors.js';
import { SingleUseTokens } from '../../single-use-tokens/single-use-tokens.js';
import { notAnAdmin } from '../admin-handoff.errors.js';
import { AdminHandedOff } from '../events/admin-handed-off.event.js';
import { RedeemAdminCode } from './redeem-admin-code.command.js';

@CommandHandler(RedeemAdminCode)
export class RedeemAdminCodeHandler implements ICommandHandler<RedeemAdminCode> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly tokens: SingleUseTokens,
    private readonly sessions: Sessions,
  ) {}

  /** @throws DomainError TOKEN_INVALID, NOT_AN_ADMIN */
  execute({ code, client }: RedeemAdminCode): Promise<OpenedSession> {
    return this.database.transaction(async (tx) => {
      const { accountId, data } = await this.tokens.redeem(tx, 'admin-handoff', code);
      const account = await tx.findOneByOrFail(Account, { id: accountId as number });
      if (account.type !== 'admin') {
        throw notAnAdmin();
      }
      if (!(await this.sessions.isActive(tx, account.id, data.sessionId as string))) {
        throw tokenInvalid();
      }
      const method = data.method as SessionMethod;
      const opened = await this.sessions.open(tx, { account, method, client });
      await this.outbox.add(tx, new AdminHandedOff({ accountId: account.id, sessionId: opened.sessionId }));
      return opened;
    });
  }
}
