import { Clock, Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type ComparedOffer, groupDuplicates } from '../domain/duplicate-groups.js';
import { liveOfferSql } from '../domain/live-offer.js';
import type { DuplicateOffer } from './offer-card.js';

/** A live offer of a group, with what a list says of it beside the one that stands for all. */
export interface GroupedOffer extends ComparedOffer {
  title: string;
}

/** Finds which live offers are the same job of the same company in several places. */
@Injectable()
export class DuplicateOffers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * The group of each of the offers that has more than one member: all its members by id, the first one stands for it.
   * @param tx the transaction to read in, for who is in one
   */
  async groupsOf(
    ids: number[],
    tx: EntityManager = this.database.dataSource.manager,
  ): Promise<Map<number, GroupedOffer[]>> {
    const offers = await tx.query<GroupedOffer[]>(
      `SELECT id, company_id AS "companyId", title, title_key AS "titleKey", text_hash AS "textHash",
              text_words AS "textWords", places
       FROM offer
       WHERE ${liveOfferSql('$2')} AND text_hash IS NOT NULL AND (company_id, title_key) IN (
         SELECT company_id, title_key FROM offer asked WHERE asked.id = ANY ($1) AND asked.text_hash IS NOT NULL)`,
      [ids, this.clock.now()],
    );
    const groups = groupDuplicates(offers) as Map<number, GroupedOffer[]>;
    return new Map([...groups].filter(([, group]) => group.length > 1));
  }

  /** The offers themselves and all that may be in a group with them, live or not: what is to be indexed when they change. */
  async neighboursOf(tx: EntityManager, ids: number[]): Promise<number[]> {
    const rows = await tx.query<{ id: number }[]>(
      `SELECT offer.id FROM offer asked
       JOIN offer ON offer.company_id = asked.company_id AND offer.title_key = asked.title_key AND offer.text_hash IS NOT NULL
       WHERE asked.id = ANY ($1) AND asked.text_hash IS NOT NULL AND offer.state = 'published'`,
      [ids],
    );
    return [...new Set([...ids, ...rows.map(({ id }) => id)])];
  }
}

/** The other members of an offer's group, as cards name them. */
export function othersOf(id: number, groups: Map<number, GroupedOffer[]>): DuplicateOffer[] {
  return (groups.get(id) ?? [])
    .filter((other) => other.id !== id)
    .map(({ id: otherId, title, places }) => ({ id: otherId, title, places }));
}
