import { Accounts } from '@babelboard/identity/contract';
import { SummariseOffers } from '@babelboard/offers/contract';
import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { MOST_FAVORITES } from '../domain/limits.js';
import { FavoriteOffer } from '../entities/favorite-offer.entity.js';
import { FavoriteAdded } from '../events/favorite-added.event.js';
import { favoriteOfferUnknown, tooManyFavorites } from '../favorites.errors.js';
import { AddFavorite } from './add-favorite.command.js';

@CommandHandler(AddFavorite)
export class AddFavoriteHandler implements ICommandHandler<AddFavorite> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly queries: QueryBus,
  ) {}

  /**
   * An offer that has ended meanwhile can be kept, too: it may have waited for a login.
   * @throws DomainError FAVORITE_OFFER_UNKNOWN, TOO_MANY_FAVORITES, ACCOUNT_NOT_FOUND
   */
  async execute({ accountId, offerId }: AddFavorite): Promise<void> {
    // Before the transaction: an offer that was public once is known for ever.
    const [offer] = await this.queries.execute(new SummariseOffers([offerId]));
    if (offer === undefined) {
      throw favoriteOfferUnknown();
    }
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      if (await tx.existsBy(FavoriteOffer, { accountId, offerId })) {
        return;
      }
      if ((await tx.countBy(FavoriteOffer, { accountId })) >= MOST_FAVORITES) {
        throw tooManyFavorites(MOST_FAVORITES);
      }
      await tx.insert(FavoriteOffer, { accountId, offerId, addedAt: this.clock.now() });
      await this.outbox.add(tx, new FavoriteAdded({ accountId, offerId }));
    });
  }
}
