import { Global, Module } from '@nestjs/common';
import { AddFavoriteHandler } from './commands/add-favorite.handler.js';
import { HideCompanyHandler } from './commands/hide-company.handler.js';
import { NoteSeenOffersHandler } from './commands/note-seen-offers.handler.js';
import { RemoveFavoriteHandler } from './commands/remove-favorite.handler.js';
import { UnhideCompanyHandler } from './commands/unhide-company.handler.js';
import { FavoriteLists } from './queries/favorite-lists.js';
import { HiddenCompanies } from './queries/hidden-companies.js';
import { OfferMarks } from './queries/offer-marks.js';

/** Global, so that edges find lists and marks. */
@Global()
@Module({
  providers: [
    AddFavoriteHandler,
    HideCompanyHandler,
    NoteSeenOffersHandler,
    RemoveFavoriteHandler,
    UnhideCompanyHandler,
    FavoriteLists,
    HiddenCompanies,
    OfferMarks,
  ],
  exports: [FavoriteLists, HiddenCompanies, OfferMarks],
})
export class FavoritesModule {}
