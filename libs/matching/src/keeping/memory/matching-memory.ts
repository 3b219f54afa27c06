import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MATCHING_VERSION } from '../../scoring/domain/matching.js';
import { type KeptOffer, OffersInMemory } from './offers-in-memory.js';
import { type KeptPerson, PeopleInMemory } from './people-in-memory.js';

/** Read at once. */
const STRETCH = 5_000;

/** Of a row that changed: its number in the order of changes, and whether it belongs in here. */
interface Changed {
  revision: string;
  kept: boolean;
}

/** One side as it is caught up with. */
interface Side<Row> {
  /** All before this one are in here. */
  revision: string;
  sql: string;
  take(row: Row & Changed): void;
}

const OFFERS_SQL = `SELECT offer_id AS "offerId", asks, revision, suggested AND version = $2 AS kept,
  json_build_object('skillIds', near_skill_ids, 'groups', isco_groups) AS nearness
  FROM matching_offer WHERE revision > $1 ORDER BY revision LIMIT ${STRETCH}`;

const PEOPLE_SQL = `SELECT account_id AS "accountId", brings::text, floor, revision, version = $2 AS kept,
  json_build_object('skillIds', skill_ids, 'groups', isco_groups) AS nearness
  FROM matching_person WHERE revision > $1 ORDER BY revision LIMIT ${STRETCH}`;

/**
 * What the tables hold of people and offers, in the memory of the process that works matchings out. It only ever holds what was committed: rows
 * carry the number of their last change, in the order of commits because who writes holds the lock of the tables, and whoever works reads what is newer.
 */
@Injectable()
export class MatchingMemory {
  readonly offers = new OffersInMemory();
  readonly people = new PeopleInMemory();
  private readonly sides: [Side<KeptOffer>, Side<KeptPerson>] = [
    { revision: '0', sql: OFFERS_SQL, take: (row) => this.takeOffer(row) },
    { revision: '0', sql: PEOPLE_SQL, take: (row) => this.takePerson(row) },
  ];
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly database: Database) {}

  /** Reads what has changed: without a transaction as the bulk of it, under the lock of the tables so that nothing is missing. */
  catchUp(tx?: EntityManager): Promise<void> {
    return this.inTurn(async () => {
      const [offers, people] = this.sides;
      await this.read(tx, offers);
      await this.read(tx, people);
    });
  }

  /** Forgets those of the offers that are gone from the table, as whoever takes them out asks after the commit. Gives them. */
  forgetGoneOffers(offerIds: readonly number[], tx?: EntityManager): Promise<Set<number>> {
    return this.forget(
      'SELECT offer_id AS id FROM matching_offer WHERE offer_id = ANY ($1)',
      offerIds,
      this.offers,
      tx,
    );
  }

  /** As `forgetGoneOffers`, of people. */
  forgetGonePeople(accountIds: readonly number[], tx?: EntityManager): Promise<Set<number>> {
    const sql = 'SELECT account_id AS id FROM matching_person WHERE account_id = ANY ($1)';
    return this.forget(sql, accountIds, this.people, tx);
  }

  private async read<Row>(tx: EntityManager | undefined, side: Side<Row>): Promise<void> {
    for (let more = true; more; ) {
      const rows = await this.query<Row & Changed>(tx, side.sql, [side.revision, MATCHING_VERSION]);
      for (const row of rows) {
        side.take(row);
        side.revision = row.revision;
      }
      more = rows.length === STRETCH;
    }
  }

  private takeOffer({ kept, offerId, asks, nearness }: KeptOffer & Changed): void {
    if (kept) {
      this.offers.put({ offerId, asks, nearness });
    } else {
      this.offers.remove(offerId);
    }
  }

  private takePerson({ kept, accountId, brings, nearness, floor }: KeptPerson & Changed): void {
    if (kept) {
      this.people.put({ accountId, brings, nearness, floor });
    } else {
      this.people.remove(accountId);
    }
  }

  private forget(
    sql: string,
    ids: readonly number[],
    side: { remove(id: number): void },
    tx: EntityManager | undefined,
  ): Promise<Set<number>> {
    return this.inTurn(async () => {
      const there = new Set((await this.query<{ id: number }>(tx, sql, [ids])).map(({ id }) => id));
      const gone = new Set(ids.filter((id) => !there.has(id)));
      for (const id of gone) {
        side.remove(id);
      }
      return gone;
    });
  }

  /** One after the other: who reads the same rows meanwhile would put older ones over newer ones. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.turn.then(work);
    this.turn = done.catch(() => undefined);
    return done;
  }

  private query<Row>(tx: EntityManager | undefined, sql: string, values: unknown[]): Promise<Row[]> {
    return tx === undefined ? this.database.query<Row>(sql, values) : tx.query<Row[]>(sql, values);
  }
}
