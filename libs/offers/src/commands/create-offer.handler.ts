import { Clock, Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Offer } from '../entities/offer.entity.js';
import { requireRoomForDraft } from '../entities/require-room-for-draft.js';
import { CreateOffer } from './create-offer.command.js';
import { PostedContent } from './posted-content.js';

@CommandHandler(CreateOffer)
export class CreateOfferHandler implements ICommandHandler<CreateOffer> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly content: PostedContent,
  ) {}

  /** @throws DomainError OFFER_VALUE_UNKNOWN, OFFER_INCOMPLETE, TOO_MANY_DRAFTS */
  async execute({ companyId, accountId, fields, step }: CreateOffer): Promise<number> {
    const now = this.clock.now();
    const { fields: known, descriptionText } = await this.content.read(fields);
    const offer = Offer.begin(companyId, accountId, step, now);
    offer.edit(known, descriptionText, now);
    await this.content.recogniseLanguage(offer);
    const { id } = await this.database.transaction(async (tx) => {
      await requireRoomForDraft(tx, companyId);
      return tx.save(offer);
    });
    return id;
  }
}
