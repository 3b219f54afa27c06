import { Accounts } from '@babelboard/identity/contract';
import { SummariseOffers } from '@babelboard/offers/contract';
import { Clock, Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { MOST_SEEN_OFFERS } from '../domain/limits.js';
import { NoteSeenOffers } from './note-seen-offers.command.js';

@CommandHandler(NoteSeenOffers)
export class NoteSeenOffersHandler implements ICommandHandler<NoteSeenOffers> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly queries: QueryBus,
  ) {}

  /** @throws DomainError ACCOUNT_NOT_FOUND */
  async execute({ accountId, offerIds }: NoteSeenOffers): Promise<void> {
    const ids = [...new Set(offerIds)].slice(-MOST_SEEN_OFFERS);
    const known = await this.queries.execute(new SummariseOffers(ids));
    if (known.length === 0) {
      return;
    }
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      // A microsecond apart, so that they keep their order; what was seen before keeps its time.
      await tx.query(
        `INSERT INTO seen_offer (account_id, offer_id, seen_at)
         SELECT $1, offer_id, $3::timestamptz + place * interval '1 microsecond'
         FROM unnest($2::int[]) WITH ORDINALITY AS seen (offer_id, place)
         ON CONFLICT (account_id, offer_id) DO NOTHING`,
        [accountId, known.map(({ id }) => id), this.clock.now()],
      );
      await tx.query(
        `DELETE FROM seen_offer WHERE account_id = $1 AND offer_id IN (
           SELECT offer_id FROM seen_offer WHERE account_id = $1 ORDER BY seen_at DESC, offer_id DESC OFFSET $2)`,
        [accountId, MOST_SEEN_OFFERS],
      );
    });
  }
}
