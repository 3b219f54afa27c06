import { BlockedCompanies } from '@babelboard/candidates/contract';
import { HiddenCompanies } from '@babelboard/favorites/contract';
import { SummariseOffers } from '@babelboard/offers/contract';
import { Database, ProjectionMarks } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { PEOPLE } from '../../keeping/projection-names.js';
import type { DiscardReason, MatchingState } from '../../keeping/store/discard-reason.js';
import type { DiscardedMatching } from '../../keeping/store/matching-mark.entity.js';
import { MATCHING_VERSION, type Matching } from '../../scoring/domain/matching.js';
import { SettledOffers } from '../settled-offers.js';

/** An offer that suits somebody, with how and how well. */
export interface FoundMatching {
  offerId: number;
  matching: Matching;
  state: MatchingState;
  discardedFor: DiscardReason | null;
  /** When the score was worked out. */
  computedAt: Date;
  /** When the offer came among their matchings. */
  foundAt: Date;
}

export interface MatchingPage {
  from: number;
  size: number;
}

export interface MatchingsAsked extends MatchingPage {
  order: 'fit' | 'date';
  /** Those of one company. */
  companyId?: number | null | undefined;
}

export interface MatchingList {
  matchings: FoundMatching[];
  total: number;
}

const MATCHING = `json_build_object('version', matching.version, 'score', matching.score, 'languages', languages, 'parts', parts,
  'unsaid', unsaid) AS matching`;

/** Reads somebody's matchings as they were last worked out. */
@Injectable()
export class Matchings {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly hidden: HiddenCompanies,
    private readonly blocked: BlockedCompanies,
    private readonly settled: SettledOffers,
    private readonly marks: ProjectionMarks,
  ) {}

  /** Those of live offers that are not discarded, and that they have not applied to. */
  async find(accountId: number, { order, from, size, companyId = null }: MatchingsAsked): Promise<MatchingList> {
    const all = await this.shown(accountId, companyId);
    const ordered = order === 'fit' ? all : all.toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime());
    const page = ordered.slice(from, from + size).map(({ postedAt, ...found }) => found);
    return { matchings: page, total: all.length };
  }

  /** The discarded ones whose offers are live, the last discarded first. */
  async discarded(accountId: number, { from, size }: MatchingPage): Promise<MatchingList> {
    const rows = await this.database.query<{
      offerId: number;
      discardedFor: DiscardReason;
      discarded: DiscardedMatching;
    }>(
      `SELECT offer_id AS "offerId", reason AS "discardedFor", discarded FROM matching_mark
       WHERE account_id = $1 AND state = 'discarded' ORDER BY changed_at DESC, offer_id DESC`,
      [accountId],
    );
    const live = await this.liveOf(accountId, rows);
    const matchings = live.slice(from, from + size).map(({ offerId, discardedFor, discarded }): FoundMatching => {
      const { matching, computedAt, foundAt } = discarded;
      return {
        ...{ offerId, matching, state: 'discarded', discardedFor },
        ...{ computedAt: new Date(computedAt), foundAt: new Date(foundAt) },
      };
    });
    return { matchings, total: live.length };
  }

  /** How many there are, and how many of them nobody has seen yet. */
  async count(accountId: number): Promise<{ all: number; unseen: number }> {
    const shown = await this.shown(accountId, null);
    return { all: shown.length, unseen: shown.filter(({ state }) => state === 'new').length };
  }

  async hasAny(accountId: number): Promise<boolean> {
    return (await this.count(accountId)).all > 0;
  }

  /** Whether more may come in a moment: the tables are built, or what somebody changed in their profile waits to be compared. */
  async areOnTheirWay(accountId: number): Promise<boolean> {
    const built = await this.database.query('SELECT FROM matching_projection WHERE name = $1 AND version = $2', [
      PEOPLE,
      MATCHING_VERSION,
    ]);
    return built.length === 0 || this.marks.has([PEOPLE], accountId);
  }

  /** What is stored of the given offers, by offer. */
  async of(accountId: number, offerIds: readonly number[]): Promise<Map<number, Matching>> {
    const rows = await this.database.query<{ offerId: number; matching: Matching }>(
      `SELECT offer_id AS "offerId", ${MATCHING} FROM matching WHERE account_id = $1 AND offer_id = ANY ($2)`,
      [accountId, offerIds],
    );
    return new Map(rows.map(({ offerId, matching }) => [offerId, matching]));
  }

  /** All of them, the best first: there are 50 at most. */
  private async shown(accountId: number, companyId: number | null) {
    const rows = await this.database.query<FoundMatching & { postedAt: Date }>(
      `SELECT matching.offer_id AS "offerId", ${MATCHING}, coalesce(mark.state, 'new') AS state, NULL AS "discardedFor",
              computed_at AS "computedAt", found_at AS "foundAt", posted_at AS "postedAt"
       FROM matching JOIN matching_offer AS offer USING (offer_id)
         LEFT JOIN matching_mark AS mark ON mark.account_id = matching.account_id AND mark.offer_id = matching.offer_id
       WHERE matching.account_id = $1 AND suggested AND mark.state IS DISTINCT FROM 'discarded'
         AND ($2::int IS NULL OR company_id = $2)
       ORDER BY score DESC, matching.offer_id DESC`,
      [accountId, companyId],
    );
    const live = await this.liveOf(accountId, rows);
    const settled = await this.settled.among(
      accountId,
      live.map(({ offerId }) => offerId),
    );
    return live.filter(({ offerId }) => !settled.has(offerId));
  }

  /** Without those whose offers have ended since, and those of companies that somebody blocked or hid a moment ago. */
  private async liveOf<T extends { offerId: number }>(accountId: number, rows: T[]): Promise<T[]> {
    if (rows.length === 0) {
      return rows;
    }
    const [offers, hidden, blocked] = await Promise.all([
      this.queries.execute(new SummariseOffers(rows.map(({ offerId }) => offerId))),
      this.hidden.idsOf([accountId]),
      this.blocked.of(accountId),
    ]);
    const without = new Set([...(hidden.get(accountId) ?? []), ...blocked.map(({ id }) => id)]);
    const live = new Set(
      offers.flatMap(({ id, companyId, live: isLive }) => (isLive && !without.has(companyId) ? [id] : [])),
    );
    return rows.filter(({ offerId }) => live.has(offerId));
  }
}
