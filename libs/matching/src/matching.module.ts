import { Global, Module } from '@nestjs/common';
import { DiscardMatchingHandler } from './found/commands/discard-matching.handler.js';
import { MarkMatchingsSeenHandler } from './found/commands/mark-matchings-seen.handler.js';
import { RestoreMatchingHandler } from './found/commands/restore-matching.handler.js';
import { Fits } from './found/queries/fits.js';
import { Matchings } from './found/queries/matchings.js';
import { SettledOffers } from './found/settled-offers.js';
import { NamesForScores } from './keeping/inputs/names-for-scores.js';
import { OffersToMatch } from './keeping/inputs/offers-to-match.js';
import { PeopleToMatch } from './keeping/inputs/people-to-match.js';
import { TurnedDownOffers } from './keeping/inputs/turned-down-offers.js';
import { MatchOffers } from './keeping/match-offers.js';
import { MatchPeople } from './keeping/match-people.js';
import { MatchingNews } from './keeping/matching-news.js';
import { MatchingProjections } from './keeping/matching-projections.js';
import { MatchingWriters } from './keeping/matching-writers.js';
import { MatchingMemory } from './keeping/memory/matching-memory.js';
import { MarkOfferForMatching } from './keeping/reactions/mark-offer-for-matching.reaction.js';
import { MarkPersonForMatching } from './keeping/reactions/mark-person-for-matching.reaction.js';
import { MarkPersonWhoHidCompany } from './keeping/reactions/mark-person-who-hid-company.reaction.js';
import { CompareMatchings } from './keeping/schedules/compare-matchings.schedule.js';
import { MatchingTables } from './keeping/store/matching-tables.js';
import { ApplicationFits } from './suiting/application-fits.js';
import { ProfileFits } from './suiting/profile-fits.js';
import { SuitingPeople } from './suiting/suiting-people.js';
import { ChangeMatchingMailsHandler } from './telling/commands/change-matching-mails.handler.js';
import { PeopleToTell } from './telling/people-to-tell.js';
import { MatchingMails } from './telling/queries/matching-mails.js';
import { PushGreatMatchings } from './telling/schedules/push-great-matchings.schedule.js';
import { TellOfMatchings } from './telling/schedules/tell-of-matchings.schedule.js';

const FOUND = [
  DiscardMatchingHandler,
  MarkMatchingsSeenHandler,
  RestoreMatchingHandler,
  Fits,
  Matchings,
  SettledOffers,
];

const KEEPING = [
  NamesForScores,
  OffersToMatch,
  PeopleToMatch,
  TurnedDownOffers,
  MatchOffers,
  MatchPeople,
  MatchingMemory,
  MatchingNews,
  MatchingProjections,
  MatchingTables,
  MatchingWriters,
  MarkOfferForMatching,
  MarkPersonForMatching,
  MarkPersonWhoHidCompany,
  CompareMatchings,
];

const TELLING = [ChangeMatchingMailsHandler, MatchingMails, PeopleToTell, PushGreatMatchings, TellOfMatchings];

/** Global, so that edges and siblings find what it exports. */
@Global()
@Module({
  providers: [...KEEPING, ...FOUND, ...TELLING, ApplicationFits, ProfileFits, SuitingPeople],
  exports: [
    ApplicationFits,
    Fits,
    MatchingMails,
    Matchings,
    OffersToMatch,
    PeopleToMatch,
    ProfileFits,
    SettledOffers,
    SuitingPeople,
  ],
})
export class MatchingModule {}
