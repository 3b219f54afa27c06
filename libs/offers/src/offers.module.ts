import { Global, Module } from '@nestjs/common';
import { CloseMissingOffersHandler } from './commands/close-missing-offers.handler.js';
import { CloseOfferHandler } from './commands/close-offer.handler.js';
import { ConfirmOfferOpenHandler } from './commands/confirm-offer-open.handler.js';
import { CreateOfferHandler } from './commands/create-offer.handler.js';
import { DeleteDraftHandler } from './commands/delete-draft.handler.js';
import { DuplicateOfferHandler } from './commands/duplicate-offer.handler.js';
import { ImportOffersHandler } from './commands/import-offers.handler.js';
import { OfferFingerprints } from './commands/offer-fingerprints.js';
import { OfferModeration } from './commands/offer-moderation.js';
import { OfferPublishing } from './commands/offer-publishing.js';
import { OffersOfSilentCompany } from './commands/offers-of-silent-company.js';
import { PauseOfferHandler } from './commands/pause-offer.handler.js';
import { PostedContent } from './commands/posted-content.js';
import { PublishOfferHandler } from './commands/publish-offer.handler.js';
import { PutOfferVersionHandler } from './commands/put-offer-version.handler.js';
import { RemoveOfferVersionHandler } from './commands/remove-offer-version.handler.js';
import { RenewOfferHandler } from './commands/renew-offer.handler.js';
import { RepostOfferHandler } from './commands/repost-offer.handler.js';
import { ReviseOfferHandler } from './commands/revise-offer.handler.js';
import { OfferImporter } from './import/offer-importer.js';
import { OfferPreparer } from './import/offer-preparer.js';
import { CheckOfferHandler } from './queries/check-offer.handler.js';
import { ClosingOutcomes } from './queries/closing-outcomes.js';
import { CountLanguageDemandHandler } from './queries/count-language-demand.handler.js';
import { DuplicateOffers } from './queries/duplicate-offers.js';
import { FindOfferHandler } from './queries/find-offer.handler.js';
import { FindOfferVersionHandler } from './queries/find-offer-version.handler.js';
import { FindOwnOfferHandler } from './queries/find-own-offer.handler.js';
import { HeldOffers } from './queries/held-offers.js';
import { ListDuplicateNeighboursHandler } from './queries/list-duplicate-neighbours.handler.js';
import { ListLiveCompaniesHandler } from './queries/list-live-companies.handler.js';
import { ListLiveOfferIdsHandler } from './queries/list-live-offer-ids.handler.js';
import { ListLiveOffersHandler } from './queries/list-live-offers.handler.js';
import { ListLiveOffersOfCompanyHandler } from './queries/list-live-offers-of-company.handler.js';
import { ListLiveSkillsHandler } from './queries/list-live-skills.handler.js';
import { ListOfferAddressesHandler } from './queries/list-offer-addresses.handler.js';
import { ListOwnOffersHandler } from './queries/list-own-offers.handler.js';
import { ListSourceKeysHandler } from './queries/list-source-keys.handler.js';
import { LiveOffersOfCompany } from './queries/live-offers-of-company.js';
import { LoadKnownOffersHandler } from './queries/load-known-offers.handler.js';
import { LoadOfferCardsHandler } from './queries/load-offer-cards.handler.js';
import { LoadSearchableOffersHandler } from './queries/load-searchable-offers.handler.js';
import { ModeratedOffers } from './queries/moderated-offers.js';
import { OfferEndings } from './queries/offer-endings.js';
import { OfferFigures } from './queries/offer-figures.js';
import { OffersToRenew } from './queries/offers-to-renew.js';
import { PayRules } from './queries/pay-rules.js';
import { SplitLiveOffersHandler } from './queries/split-live-offers.handler.js';
import { SummariseListPagesHandler } from './queries/summarise-list-pages.handler.js';
import { SummariseOffersHandler } from './queries/summarise-offers.handler.js';
import { SummariseOwnOffersHandler } from './queries/summarise-own-offers.handler.js';
import { TellAdvertisingCompanies } from './queries/tell-advertising-companies.js';
import { TellOfferTitles } from './queries/tell-offer-titles.js';
import { HideOffersOfSuspendedCompany } from './reactions/hide-offers-of-suspended-company.reaction.js';
import { AskWhetherOffersAreOpen } from './schedules/ask-whether-offers-are-open.schedule.js';
import { ExpireOffers } from './schedules/expire-offers.schedule.js';
import { TellExpiringOffers } from './schedules/tell-expiring-offers.schedule.js';

/** Global, so that siblings hold offers and edges find their figures by the front doors alone. */
@Global()
@Module({
  providers: [
    CheckOfferHandler,
    ClosingOutcomes,
    ConfirmOfferOpenHandler,
    CreateOfferHandler,
    DeleteDraftHandler,
    DuplicateOfferHandler,
    FindOwnOfferHandler,
    ListOwnOffersHandler,
    ModeratedOffers,
    OfferEndings,
    OfferFigures,
    OfferModeration,
    OfferPublishing,
    OffersOfSilentCompany,
    PayRules,
    PostedContent,
    PutOfferVersionHandler,
    RemoveOfferVersionHandler,
    RenewOfferHandler,
    RepostOfferHandler,
    ReviseOfferHandler,
    CountLanguageDemandHandler,
    CloseOfferHandler,
    PauseOfferHandler,
    PublishOfferHandler,
    ImportOffersHandler,
    CloseMissingOffersHandler,
    OfferFingerprints,
    DuplicateOffers,
    OfferPreparer,
    OfferImporter,
    FindOfferHandler,
    OffersToRenew,
    HeldOffers,
    LiveOffersOfCompany,
    FindOfferVersionHandler,
    ListDuplicateNeighboursHandler,
    ListLiveCompaniesHandler,
    ListLiveOfferIdsHandler,
    ListLiveOffersHandler,
    ListLiveSkillsHandler,
    ListLiveOffersOfCompanyHandler,
    ListOfferAddressesHandler,
    SplitLiveOffersHandler,
    SummariseListPagesHandler,
    SummariseOffersHandler,
    SummariseOwnOffersHandler,
    ListSourceKeysHandler,
    LoadKnownOffersHandler,
    LoadOfferCardsHandler,
    LoadSearchableOffersHandler,
    TellAdvertisingCompanies,
    TellOfferTitles,
    HideOffersOfSuspendedCompany,
    ExpireOffers,
    TellExpiringOffers,
    AskWhetherOffersAreOpen,
  ],
  exports: [
    ClosingOutcomes,
    HeldOffers,
    LiveOffersOfCompany,
    ModeratedOffers,
    OfferEndings,
    OfferFigures,
    OfferModeration,
    OffersOfSilentCompany,
    OffersToRenew,
  ],
})
export class OffersModule {}
