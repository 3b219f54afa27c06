import type { EntityManager } from 'typeorm';
import type { RebuildTimes } from '../indexing/rebuild-times.js';
import type { OfferSearchQuery } from '../queries/offer-search-query.js';
import type { FoundOffers } from '../queries/offer-search-result.js';
import type { OfferDocument } from './offer-document.js';

export const ENGINE_NAMES = ['meilisearch', 'postgres'] as const;

export type EngineName = (typeof ENGINE_NAMES)[number];

/** Notes in the database that the index was written: in the transaction of the write itself, or after it. */
export type WriteRecord = (tx: EntityManager) => Promise<void>;

/** A new index under way beside the one that serves. */
export interface IndexBuild {
  add(documents: OfferDocument[]): Promise<void>;
  /** Makes the index complete; it serves nothing yet. */
  finish(): Promise<void>;
  /** Puts the new index in the place of the old one, which is dropped. */
  swap(record: WriteRecord): Promise<void>;
}

/** Finds live offers and keeps the index that this takes. */
export interface OfferSearchEngine {
  readonly name: EngineName;
  search(query: OfferSearchQuery, signal?: AbortSignal): Promise<FoundOffers>;
  /** Exact number of offers that match each of the queries; pages and parts of them do not matter. */
  totals(queries: OfferSearchQuery[], signal?: AbortSignal): Promise<number[]>;
  /**
   * Writes `documents` over what the index has of them and takes `removedIds` out; safe to repeat, and never called twice
   * at a time. Resolves when the change can be found and is recorded.
   */
  write(documents: OfferDocument[], removedIds: number[], record: WriteRecord): Promise<void>;
  /** Ids in the index above `afterId`, ascending. */
  listIds(afterId: number, limit: number): Promise<number[]>;
  /** Whether there is a whole index with the settings of this version; where not, it takes a rebuild. */
  isReady(): Promise<boolean>;
  /** Starts a new, empty index; what an earlier build left behind is dropped. */
  startBuild(times?: RebuildTimes): Promise<IndexBuild>;
}
