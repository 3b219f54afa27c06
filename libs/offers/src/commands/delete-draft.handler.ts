import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { lockOffer } from '../entities/lock-offer.js';
import { offerStateForbids } from '../offer.errors.js';
import { DeleteDraft } from './delete-draft.command.js';

@CommandHandler(DeleteDraft)
export class DeleteDraftHandler implements ICommandHandler<DeleteDraft> {
  constructor(private readonly database: Database) {}

  /** @throws DomainError OFFER_NOT_FOUND, OFFER_STATE_FORBIDS */
  execute({ offerId, companyId }: DeleteDraft): Promise<void> {
    return this.database.transaction(async (tx) => {
      const offer = await lockOffer(tx, offerId, companyId);
      if (offer.state !== 'draft') {
        throw offerStateForbids('deleted', offer.state);
      }
      await tx.remove(offer);
    });
  }
}
