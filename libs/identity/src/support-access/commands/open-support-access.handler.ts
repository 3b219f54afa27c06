import { Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { Account } from '../../accounts/entities/account.entity.js';
import { type OpenedSession, Sessions } from '../../sessions/sessions.js';
import { SingleUseTokens } from '../../single-use-tokens/single-use-tokens.js';
import { SupportAccessOpened } from '../events/support-access-opened.event.js';
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
  execute({ code, client }: OpenSupportAccess): Promise<OpenedSession> {
    return this.database.transaction(async (tx) => {
      const { accountId, data } = await this.tokens.redeem(tx, 'support-access', code);
      const account = await tx.findOneByOrFail(Account, { id: accountId as number });
      const support = { adminId: data.adminId as number, sessionId: data.sessionId as string };
      if (!(await this.isStillIn(tx, support.adminId, support.sessionId))) {
        throw supportEnded();
      }
      const opened = await this.sessions.open(tx, { account, method: 'support', client, support });
      const { adminId } = support;
      await this.outbox.add(
        tx,
        new SupportAccessOpened({ accountId: account.id, adminId, sessionId: opened.sessionId }),
      );
      return opened;
    });
  }

  /** Who made the link may have been dismissed since, or have ended their session because somebody else was in it. */
  private async isStillIn(tx: EntityManager, adminId: number, sessionId: string): Promise<boolean> {
    const admins = await tx.query<unknown[]>(`SELECT 1 FROM account WHERE id = $1 AND type = 'admin' FOR KEY SHARE`, [
      adminId,
    ]);
    return admins.length > 0 && this.sessions.isActive(tx, adminId, sessionId);
  }
}
