import { Clock, Database, ProjectionMarks } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MatchingNews } from '../../keeping/matching-news.js';
import { PEOPLE } from '../../keeping/projection-names.js';
import { matchingUnknown } from '../../matching.errors.js';
import { DiscardMatching } from './discard-matching.command.js';

@CommandHandler(DiscardMatching)
export class DiscardMatchingHandler implements ICommandHandler<DiscardMatching> {
  constructor(
    private readonly database: Database,
    private readonly marks: ProjectionMarks,
    private readonly news: MatchingNews,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError MATCHING_UNKNOWN */
  async execute({ accountId, offerId, reason }: DiscardMatching): Promise<void> {
    await this.database.transaction(async (tx) => {
      const discarded = await tx.query<unknown[]>(
        `WITH again AS (
           UPDATE matching_mark SET reason = $3
           WHERE account_id = $1 AND offer_id = $2 AND state = 'discarded' RETURNING offer_id),
         discard AS (
           INSERT INTO matching_mark (account_id, offer_id, state, reason, changed_at, discarded)
           SELECT account_id, offer_id, 'discarded', $3, $4, json_build_object('asks', asks, 'computedAt', computed_at,
                    'foundAt', found_at, 'matching', json_build_object('version', version, 'score', score,
                      'languages', languages, 'parts', parts, 'unsaid', unsaid))
           FROM matching WHERE account_id = $1 AND offer_id = $2 AND NOT EXISTS (SELECT FROM again)
           ON CONFLICT (account_id, offer_id) DO UPDATE SET state = excluded.state, reason = excluded.reason,
             changed_at = excluded.changed_at, discarded = excluded.discarded RETURNING offer_id)
         SELECT offer_id FROM again UNION ALL SELECT offer_id FROM discard`,
        [accountId, offerId, reason, this.clock.now()],
      );
      if (discarded.length === 0) {
        throw matchingUnknown();
      }
      await this.marks.add(tx, [PEOPLE], [accountId]);
      await this.news.tell(tx, [accountId]);
    });
  }
}
