import { Accounts } from '@babelboard/identity/contract';
import { Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { FavoriteOffer } from '../entities/favorite-offer.entity.js';
import { FavoriteRemoved } from '../events/favorite-removed.event.js';
import { favoriteNotFound } from '../favorites.errors.js';
import { RemoveFavorite } from './remove-favorite.command.js';

@CommandHandler(RemoveFavorite)
export class RemoveFavoriteHandler implements ICommandHandler<RemoveFavorite> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly accounts: Accounts,
  ) {}

  /** @throws DomainError FAVORITE_NOT_FOUND, ACCOUNT_NOT_FOUND */
  async execute({ accountId, offerId }: RemoveFavorite): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      const { affected } = await tx.delete(FavoriteOffer, { accountId, offerId });
      if (affected !== 1) {
        throw favoriteNotFound();
      }
      await this.outbox.add(tx, new FavoriteRemoved({ accountId, offerId }));
    });
  }
}
