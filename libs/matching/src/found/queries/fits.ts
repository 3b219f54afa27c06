import { Database } from '@babelboard/platform';
import { EscoRelations } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import type { Matching } from '../../scoring/domain/matching.js';
import { scoreMatching } from '../../scoring/domain/score-matching.js';
import type { WhatOfferAsks } from '../../scoring/domain/what-offer-asks.js';
import type { WhatPersonBrings } from '../../scoring/domain/what-person-brings.js';

/** Works out how offers suit somebody that are not among their best: those of any list. */
@Injectable()
export class Fits {
  constructor(
    private readonly database: Database,
    private readonly relations: EscoRelations,
  ) {}

  /** By offer; without those that do not suit, and empty where the profile says too little. */
  async of(accountId: number, offerIds: readonly number[]): Promise<Map<number, Matching>> {
    const rows = await this.database.query<{ offerId: number; brings: WhatPersonBrings; asks: WhatOfferAsks }>(
      `SELECT offer_id AS "offerId", brings, asks FROM matching_person, matching_offer
       WHERE account_id = $1 AND offer_id = ANY ($2)`,
      [accountId, offerIds],
    );
    if (rows.length === 0) {
      return new Map();
    }
    const graph = await this.relations.load();
    return new Map(
      rows.flatMap(({ offerId, brings, asks }): [number, Matching][] => {
        const matching = scoreMatching(brings, asks, graph);
        return matching === null ? [] : [[offerId, matching]];
      }),
    );
  }
}
