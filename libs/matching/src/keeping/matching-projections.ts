import { Clock, Database, type Projection, Projections } from '@babelboard/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OffersToMatch, type OfferToMatch } from './inputs/offers-to-match.js';
import { PeopleToMatch, type PersonToMatch } from './inputs/people-to-match.js';
import { MatchingIndex } from './matching-index.js';
import { MatchingNews } from './matching-news.js';
import { MatchingWriters } from './matching-writers.js';
import { MatchingMemory } from './memory/matching-memory.js';
import { OFFERS, PEOPLE } from './projection-names.js';
import { MatchingTables } from './store/matching-tables.js';

/** Both write the same table: one at a time. */
const LOCKS = { write: 'matching.write', rebuild: 'matching.rebuild' };
/** Both sides are in the memory of one process. */
const OWNER = 'matching.memory';

/** Keeps people with what they bring, offers with what they ask, and between them the matchings. */
@Injectable()
export class MatchingProjections implements OnModuleInit {
  readonly people: Projection<PersonToMatch>;
  readonly offers: Projection<OfferToMatch>;

  constructor(
    database: Database,
    clock: Clock,
    news: MatchingNews,
    people: PeopleToMatch,
    offers: OffersToMatch,
    writers: MatchingWriters,
    tables: MatchingTables,
    memory: MatchingMemory,
    private readonly projections: Projections,
  ) {
    const parts = { database, tables, memory, news, clock };
    this.people = {
      name: PEOPLE,
      subject: people,
      index: new MatchingIndex(
        {
          name: PEOPLE,
          table: { name: 'matching_person', id: 'account_id' },
          open: () => writers.ofPeople(),
        },
        parts,
      ),
      lockNames: LOCKS,
      owner: OWNER,
    };
    this.offers = {
      name: OFFERS,
      subject: offers,
      index: new MatchingIndex(
        {
          name: OFFERS,
          table: { name: 'matching_offer', id: 'offer_id' },
          open: () => writers.ofOffers(),
        },
        parts,
      ),
      lockNames: LOCKS,
      owner: OWNER,
    };
  }

  onModuleInit(): void {
    // Builds come one after the other: people who are matched before the offers of a new version are there would lose all that they have.
    this.projections.add(this.offers);
    this.projections.add(this.people);
  }
}
