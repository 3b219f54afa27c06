import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { Matching } from '../../scoring/domain/matching.js';
import type { DiscardReason, MatchingState } from '../store/discard-reason.js';

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

/** Reads somebody's matchings as they were last worked out. */
@Injectable()
export class Matchings {
  constructor(private readonly database: Database) {}

  /** Those of live offers that are not discarded. */
  async find(_accountId: number, _asked: MatchingsAsked): Promise<MatchingList> {
    await this.database.query('SELECT 1');
    return { matchings: [], total: 0 };
  }

  /** The discarded ones whose offers are live, the last discarded first. */
  async discarded(_accountId: number, _page: MatchingPage): Promise<MatchingList> {
    return { matchings: [], total: 0 };
  }

  async count(_accountId: number): Promise<{ all: number; unseen: number }> {
    return { all: 0, unseen: 0 };
  }

  async hasAny(_accountId: number): Promise<boolean> {
    return false;
  }

  /** What is stored of the given offers, by offer. */
  async of(_accountId: number, _offerIds: readonly number[]): Promise<Map<number, Matching>> {
    return new Map();
  }
}
