import { Database, Settings } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SingleUseTokens } from '../../single-use-tokens/single-use-tokens.js';
import { HandOffAdmin } from './hand-off-admin.command.js';

const CODE_MS = 60_000;

@CommandHandler(HandOffAdmin)
export class HandOffAdminHandler implements ICommandHandler<HandOffAdmin> {
  constructor(
    private readonly database: Database,
    private readonly tokens: SingleUseTokens,
    private readonly settings: Settings,
  ) {}

  async execute({ signedIn: { accountId, sessionId, method } }: HandOffAdmin): Promise<string> {
    const target = this.settings.adminDashboardUrl;
    if (target === undefined) {
      return '/admin';
    }
    const { id } = await this.database.transaction((tx) =>
      this.tokens.issue(tx, { purpose: 'admin-handoff', accountId, data: { method, sessionId }, lifetimeMs: CODE_MS }),
    );
    const url = new URL(target);
    url.searchParams.set('code', this.tokens.tokenOf(id, 'admin-handoff'));
    return url.href;
  }
}
