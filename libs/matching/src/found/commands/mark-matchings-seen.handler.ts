import { Clock, Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MatchingNews } from '../../keeping/matching-news.js';
import { MarkMatchingsSeen } from './mark-matchings-seen.command.js';

@CommandHandler(MarkMatchingsSeen)
export class MarkMatchingsSeenHandler implements ICommandHandler<MarkMatchingsSeen> {
  constructor(
    private readonly database: Database,
    private readonly news: MatchingNews,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, offerIds }: MarkMatchingsSeen): Promise<void> {
    await this.database.transaction(async (tx) => {
      const seen = await tx.query<unknown[]>(
        `INSERT INTO matching_mark (account_id, offer_id, state, changed_at)
         SELECT account_id, offer_id, 'seen', $3 FROM matching WHERE account_id = $1 AND offer_id = ANY ($2)
         ON CONFLICT DO NOTHING RETURNING offer_id`,
        [accountId, offerIds, this.clock.now()],
      );
      // Other windows count fewer new ones now.
      if (seen.length > 0) {
        await this.news.tell(tx, [accountId]);
      }
    });
  }
}
