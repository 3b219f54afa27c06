import { Database } from '@babelboard/platform';
import { EscoRelations } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import { type OfferSaid, OffersToMatch } from '../keeping/inputs/offers-to-match.js';
import { MATCHING_VERSION } from '../scoring/domain/matching.js';
import { scoreMatching } from '../scoring/domain/score-matching.js';
import type { WhatOfferAsks } from '../scoring/domain/what-offer-asks.js';
import type { WhatPersonBrings } from '../scoring/domain/what-person-brings.js';

/** From which score on somebody suits well, and from which on they could. */
const WELL = 70;
const COULD = 50;
/** So many are scored; of more people it is a part that stands for all. */
const MOST_SCORED = 4_000;

/** Who suits an offer. Who suits well is among those who could. For the product alone: companies are told bands of it. */
export interface SuitedPeople {
  well: number[];
  could: number[];
  /** So many people stand behind each of these. */
  each: number;
}

/** What an offer asks, read once. */
export interface AskedOfPeople {
  asks: WhatOfferAsks;
  nearness: { skillIds: number[]; groups: number[] };
}

/** Finds whom an offer suits that is still being written, by the function that finds matchings. */
@Injectable()
export class SuitingPeople {
  constructor(
    private readonly database: Database,
    private readonly offers: OffersToMatch,
    private readonly relations: EscoRelations,
  ) {}

  read(said: OfferSaid): Promise<AskedOfPeople> {
    return this.offers.read(said);
  }

  /** Nobody where it says neither a kind of work nor a skill: then nothing is near. */
  async find({ asks, nearness }: AskedOfPeople): Promise<SuitedPeople> {
    const graph = await this.relations.load();
    const near = `FROM matching_person WHERE version = $1 AND (skill_ids && $2 OR isco_groups && $3)`;
    const values = [MATCHING_VERSION, nearness.skillIds, nearness.groups];
    const [counted] = await this.database.query<{ count: number }>(`SELECT count(*)::int AS count ${near}`, values);
    const count = counted?.count ?? 0;
    const people = await this.database.query<{ accountId: number; brings: WhatPersonBrings }>(
      // Numbers of accounts say when somebody came: in an order that has nothing to do with it a part is like the whole.
      `SELECT account_id AS "accountId", brings ${near} ORDER BY hashint4(account_id), account_id LIMIT ${MOST_SCORED}`,
      values,
    );
    const scored = people.map(({ accountId, brings }) => ({
      accountId,
      score: scoreMatching(brings, asks, graph)?.score ?? 0,
    }));
    const from = (bar: number) => scored.flatMap(({ accountId, score }) => (score >= bar ? [accountId] : []));
    return { well: from(WELL), could: from(COULD), each: people.length === 0 ? 1 : count / people.length };
  }
}
