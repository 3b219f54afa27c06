import {
  CloseOffer,
  ConfirmOfferOpen,
  DeleteDraft,
  DuplicateOffer,
  PauseOffer,
  PublishOffer,
  RenewOffer,
  RepostOffer,
} from '@babelboard/offers';
import type { OffersBulkRequest } from '@babelboard/wire';
import type { ICommand } from '@nestjs/cqrs';

export type OfferAction = OffersBulkRequest['action'];

interface Actor {
  companyId: number;
  accountId: number;
}

/** What shows an offer to the public: only who has proven their address does that. */
export const SHOWING: ReadonlySet<OfferAction> = new Set(['publish', 'resume', 'renew']);

/** The command of an action; resuming is publishing what is paused. @param outcome of a search that is closed */
export function commandOf(
  action: OfferAction,
  offerId: number,
  { companyId, accountId }: Actor,
  outcome: OffersBulkRequest['outcome'],
): ICommand {
  switch (action) {
    case 'publish':
    case 'resume':
      return new PublishOffer(offerId, companyId);
    case 'pause':
      return new PauseOffer(offerId, companyId);
    case 'close':
      return new CloseOffer(offerId, companyId, outcome ?? null);
    case 'confirm':
      return new ConfirmOfferOpen(offerId, companyId);
    case 'renew':
      return new RenewOffer(offerId, companyId);
    case 'duplicate':
      return new DuplicateOffer(offerId, companyId, accountId);
    case 'repost':
      return new RepostOffer(offerId, companyId, accountId);
    default:
      return new DeleteDraft(offerId, companyId);
  }
}
