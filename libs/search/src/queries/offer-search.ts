import { Metrics, Settings } from '@babelboard/platform';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { MeilisearchApiError } from 'meilisearch';
import CircuitBreaker from 'opossum';
import type { OfferSearchEngine } from '../engines/offer-search-engine.js';
import { SearchEngines } from '../engines/search-engines.js';
import type { OfferSearchQuery } from './offer-search-query.js';
import type { FoundOffers, OfferSearchResult } from './offer-search-result.js';

/** An engine that has not answered by then counts as down. */
const LONGEST_ANSWER_MS = 1_000;
/** Searches within this time tell whether an engine is down. */
const WATCHED_MS = 3_000;
/** Time after which a search tries an engine again that was down. */
const RETRY_MS = 2_000;

/**
 * Searches live offers. The engine of the settings answers; while it is down, PostgreSQL does, and one search now and
 * then tries whether it is back.
 */
@Injectable()
export class OfferSearch implements OnModuleDestroy {
  private readonly logger = new Logger(OfferSearch.name);
  private readonly primary: CircuitBreaker<[OfferSearchQuery], FoundOffers> | undefined;
  private readonly standby: OfferSearchEngine;
  private readonly seconds;
  private readonly degraded;

  constructor(engines: SearchEngines, settings: Settings, metrics: Metrics) {
    this.standby = engines.postgres;
    this.seconds = metrics.histogram('babelboard_search_seconds', 'Time of a search by the engine that answered', [
      'engine',
    ]);
    this.degraded = metrics.gauge('babelboard_search_degraded', '1 while the standby engine answers');
    this.degraded.set(0);
    if (settings.searchEngine === 'meilisearch' && engines.meilisearch !== undefined) {
      this.primary = this.guard(engines.meilisearch);
    }
  }

  async search(query: OfferSearchQuery): Promise<OfferSearchResult> {
    if (this.primary === undefined) {
      return this.measured('postgres', false, () => this.standby.search(query));
    }
    const { primary } = this;
    try {
      return await this.measured('meilisearch', false, () => primary.fire(query));
    } catch (error) {
      if (primary.closed) {
        this.logger.warn(`Meilisearch gave no answer, PostgreSQL does: ${(error as Error).message}`);
      }
      return this.measured('postgres', true, () => this.standby.search(query));
    }
  }

  onModuleDestroy(): void {
    this.primary?.shutdown();
  }

  private guard(engine: OfferSearchEngine): CircuitBreaker<[OfferSearchQuery], FoundOffers> {
    const breaker = new CircuitBreaker(
      (query: OfferSearchQuery) => engine.search(query, AbortSignal.timeout(LONGEST_ANSWER_MS)),
      {
        // The signal of the action ends it in time, so that nothing goes on behind a search that was given up.
        timeout: false,
        rollingCountTimeout: WATCHED_MS,
        rollingCountBuckets: 6,
        errorThresholdPercentage: 50,
        resetTimeout: RETRY_MS,
        errorFilter: isBadQuery,
      },
    );
    breaker.on('open', () => {
      this.degraded.set(1);
      this.logger.error('Meilisearch is down; PostgreSQL answers');
    });
    breaker.on('close', () => {
      this.degraded.set(0);
      this.logger.log('Meilisearch is back');
    });
    return breaker;
  }

  private async measured(
    engine: OfferSearchResult['engine'],
    degraded: boolean,
    search: () => Promise<FoundOffers>,
  ): Promise<OfferSearchResult> {
    const start = performance.now();
    const found = await search();
    const seconds = (performance.now() - start) / 1_000;
    this.seconds.observe({ engine }, seconds);
    return { ...found, seconds, engine, degraded };
  }
}

/** A query that the server refuses says nothing about its health. */
function isBadQuery(error: unknown): boolean {
  return error instanceof MeilisearchApiError && error.response.status === 400;
}
