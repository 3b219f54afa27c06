import { Clock, Database, ProjectionMarks } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MatchingNews } from '../../keeping/matching-news.js';
import { PEOPLE } from '../../keeping/projection-names.js';
import type { DiscardedMatching } from '../../keeping/store/matching-mark.entity.js';
import { matchingUnknown } from '../../matching.errors.js';
import { MATCHING_VERSION } from '../../scoring/domain/matching.js';
import { RestoreMatching } from './restore-matching.command.js';

@CommandHandler(RestoreMatching)
export class RestoreMatchingHandler implements ICommandHandler<RestoreMatching> {
  constructor(
    private readonly database: Database,
    private readonly marks: ProjectionMarks,
    private readonly news: MatchingNews,
    private readonly clock: Clock,
  ) {}

  /** One that is restored already stays so. @throws DomainError MATCHING_UNKNOWN */
  async execute({ accountId, offerId }: RestoreMatching): Promise<void> {
    await this.database.transaction(async (tx) => {
      const [mark] = await tx.query<{ state: string; discarded: DiscardedMatching | null }[]>(
        'SELECT state, discarded FROM matching_mark WHERE account_id = $1 AND offer_id = $2 FOR UPDATE',
        [accountId, offerId],
      );
      if (mark?.state === 'restored') {
        return;
      }
      if (mark?.state !== 'discarded') {
        throw matchingUnknown();
      }
      await tx.query(
        `UPDATE matching_mark SET state = 'restored', reason = NULL, changed_at = $3, discarded = NULL
         WHERE account_id = $1 AND offer_id = $2`,
        [accountId, offerId, this.clock.now()],
      );
      // It is there again at once, as it was; what has changed meanwhile is worked out in a moment.
      await tx.query(
        `INSERT INTO matching (account_id, offer_id, version, score, languages, parts, unsaid, asks, computed_at, found_at)
         SELECT $1, $2, (m ->> 'version')::smallint, (m ->> 'score')::float8, m -> 'languages', m -> 'parts', m -> 'unsaid',
                $3::jsonb -> 'asks', ($3::jsonb ->> 'computedAt')::timestamptz, ($3::jsonb ->> 'foundAt')::timestamptz
         FROM (SELECT $3::jsonb -> 'matching' AS m) AS discarded WHERE (m ->> 'version')::smallint = $4
         ON CONFLICT DO NOTHING`,
        [accountId, offerId, JSON.stringify(mark.discarded), MATCHING_VERSION],
      );
      await this.marks.add(tx, [PEOPLE], [accountId]);
      await this.news.tell(tx, [accountId]);
    });
  }
}
