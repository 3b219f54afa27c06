import { Accounts } from '@babelboard/identity/contract';
import { EscoRelations } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import type { OfferToMatch } from './inputs/offers-to-match.js';
import type { PersonToMatch } from './inputs/people-to-match.js';
import { MatchOffers } from './match-offers.js';
import { MatchPeople } from './match-people.js';
import type { SideWriter } from './matching-index.js';
import { MatchingMemory } from './memory/matching-memory.js';
import { MatchingTables } from './store/matching-tables.js';

/** Writes either side of the matchings, and works out what follows for the other. */
@Injectable()
export class MatchingWriters {
  constructor(
    private readonly relations: EscoRelations,
    private readonly tables: MatchingTables,
    private readonly memory: MatchingMemory,
    private readonly people: MatchPeople,
    private readonly offers: MatchOffers,
    private readonly accounts: Accounts,
  ) {}

  async ofPeople(): Promise<SideWriter<PersonToMatch>> {
    const graph = await this.relations.load();
    return {
      put: async (tx, read) => {
        // Whoever is erased meanwhile waits for the lock of the tables, and who was before is gone already.
        const there = await this.accounts.existing(
          tx,
          read.map(({ id }) => id),
        );
        const people = read.filter(({ id }) => there.has(id));
        await this.tables.writePeople(tx, people);
        return this.people.match(tx, people, graph);
      },
      takeOut: async (tx, accountIds) => {
        await this.tables.removePeople(tx, accountIds);
        return accountIds;
      },
      forget: (accountIds) => this.memory.forgetGonePeople(accountIds),
    };
  }

  async ofOffers(): Promise<SideWriter<OfferToMatch>> {
    const graph = await this.relations.load();
    return {
      put: async (tx, offers) => {
        await this.tables.writeOffers(tx, offers);
        return this.offers.match(tx, offers, graph);
      },
      takeOut: async (tx, offerIds) => {
        const changed = await this.offers.remove(tx, offerIds);
        await this.tables.removeOffers(tx, offerIds);
        return changed;
      },
      forget: (offerIds) => this.memory.forgetGoneOffers(offerIds),
    };
  }
}
