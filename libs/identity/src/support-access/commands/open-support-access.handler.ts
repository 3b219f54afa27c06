import { Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { Account } from '../../entities/account.entity.js';
import { SupportAccessOpened } from '../../events/support-access-opened.event.js';
import type { RedeemedSession } from '../../handoff/commands/redeem-admin-code.command.js';
import { Sessions } from '../../sessions.js';
import { SingleUseTokens } from '../../single-use-tokens.js';
import { supportEnded } from '../support-access.errors.js';
import { OpenSupportAccess } from './open-support-access.command.js';

@CommandHandler(OpenSupportAccess)
export class OpenSupportAccessHandler implements ICommandHandler<OpenSupportAccess> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly tokens: SingleUseTokens,
    private readonly sessions: Sessions,
  ) {}

  /** @throws DomainError TOKEN_INVALID, SUPPORT_ENDED */
  execute({ code, client }: OpenSupportAccess): Promise<RedeemedSession> {
    return this.database.transaction(async (tx) => {
      const { accountId, data } = await this.tokens.redeem(tx, 'support-access', code);
      const account = await tx.findOneByOrFail(Account, { id: accountId as number });
      const support = { adminId: data.adminId as number, sessionId: data.sessionId as string };
      if (!(await this.isStillIn(tx, support.adminId, support.sessionId))) {
        throw supportEnded();
      }
      const opened = await this.sessions.open(tx, { account, method: 'support', client, support });
      const { token, sessionId, expiresAt } = opened;
      await this.outbox.add(
        tx,
        new SupportAccessOpened({ accountId: account.id, adminId: support.adminId, sessionId }),
      );
      return { token, email: account.email, expiresAt };
    });
  }

  /** Who made the link may have been dismissed since, or have ended their session because somebody else was in it. */
  private async isStillIn(tx: EntityManager, adminId: number, sessionId: string): Promise<boolean> {
    const admins = await tx.query<unknown[]>(`SELECT 1 FROM account WHERE id = $1 AND type = 'admin' FOR KEY SHARE`, [
      adminId,
    ]);
    return admins.length > 0 && this.sessions.stands(tx, adminId, sessionId);
  }
}
