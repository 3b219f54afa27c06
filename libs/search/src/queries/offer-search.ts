import { DomainError, Metrics, Settings } from '@babelboard/platform';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { MeilisearchApiError } from 'meilisearch';
import CircuitBreaker from 'opossum';
import { isMissingIndex } from '../engines/meilisearch/meilisearch-tasks.js';
import { OccupationNames } from '../engines/occupation-names.js';
import type { EngineName, OfferSearchEngine } from '../engines/offer-search-engine.js';
import { SearchEngines } from '../engines/search-engines.js';
import { searchUnavailable } from '../search.errors.js';
import { EVERY_OFFER, type OfferSearchQuery } from './offer-search-query.js';
import type { OfferSearchResult } from './offer-search-result.js';

/** An engine that has not answered by then counts as down. */
const LONGEST_ANSWER_MS = 1_000;
/** Searches within this time tell whether an engine is down. */
const WATCHED_MS = 3_000;
/** Time after which a search tries an engine again that was down. */
const RETRY_MS = 2_000;

type Question<T> = (engine: OfferSearchEngine, signal?: AbortSignal) => Promise<T>;

type Guarded = CircuitBreaker<[Question<unknown>], unknown>;

type Answered<T> = { answer: T } & Pick<OfferSearchResult, 'seconds' | 'engine' | 'degraded'>;

/**
 * Searches live offers. The engine of the settings answers; while it is down, PostgreSQL does, and one search now and
 * then tries whether it is back.
 */
@Injectable()
export class OfferSearch implements OnModuleDestroy {
  private readonly logger = new Logger(OfferSearch.name);
  private readonly primary: Guarded | undefined;
  private readonly standby: OfferSearchEngine;
  private isStandbyWhole = false;
  private readonly seconds;
  private readonly degraded;

  constructor(
    engines: SearchEngines,
    private readonly occupations: OccupationNames,
    settings: Settings,
    metrics: Metrics,
  ) {
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
    if (query.keywords.length > 0 || query.names.length > 0) {
      // The first time it takes as long as an engine may: that is no fault of the engine.
      await this.occupations.load();
    }
    const { answer, ...by } = await this.ask((engine, signal) => engine.search(query, signal));
    return { ...answer, ...by };
  }

  /** Exact number of offers that match each of the queries, in one round trip. */
  async totals(queries: OfferSearchQuery[]): Promise<number[]> {
    return (await this.ask((engine, signal) => engine.totals(queries, signal))).answer;
  }

  onModuleDestroy(): void {
    this.primary?.shutdown();
  }

  /** Whether lists show every live offer, and by the engine of the settings. */
  async state(): Promise<'ok' | 'degraded' | 'being built'> {
    if (this.primary === undefined) {
      return (await this.standbyIsWhole()) ? 'ok' : 'being built';
    }
    try {
      const { degraded } = await this.search({ ...EVERY_OFFER, size: 1 });
      return degraded ? 'degraded' : 'ok';
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unavailable') {
        return 'being built';
      }
      throw error;
    }
  }

  private async ask<T>(question: Question<T>): Promise<Answered<T>> {
    const standby = (degraded: boolean) => this.measured('postgres', degraded, () => question(this.standby));
    if (this.primary === undefined) {
      return standby(false);
    }
    const { primary } = this;
    try {
      return await this.measured('meilisearch', false, () => primary.fire(question) as Promise<T>);
    } catch (error) {
      // Half an index is no standby: what it lacks would look as if it were not there.
      if (!(await this.standbyIsWhole())) {
        throw searchUnavailable();
      }
      if (primary.closed && !isMissingIndex(error)) {
        this.logger.warn(`Meilisearch gave no answer, PostgreSQL does: ${(error as Error).message}`);
      }
      return standby(true);
    }
  }

  /** Asked until it is so: from then on one whole index takes the place of the other. */
  private async standbyIsWhole(): Promise<boolean> {
    this.isStandbyWhole ||= await this.standby.isReady();
    return this.isStandbyWhole;
  }

  private guard(engine: OfferSearchEngine): Guarded {
    const breaker: Guarded = new CircuitBreaker(
      (question) => question(engine, AbortSignal.timeout(LONGEST_ANSWER_MS)),
      {
        // The signal of the action ends it in time, so that nothing goes on behind a search that was given up.
        timeout: false,
        rollingCountTimeout: WATCHED_MS,
        rollingCountBuckets: 6,
        errorThresholdPercentage: 50,
        resetTimeout: RETRY_MS,
        errorFilter: (error) => isBadQuery(error) || isMissingIndex(error),
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

  private async measured<T>(engine: EngineName, degraded: boolean, work: () => Promise<T>): Promise<Answered<T>> {
    const start = performance.now();
    const answer = await work();
    const seconds = (performance.now() - start) / 1_000;
    this.seconds.observe({ engine }, seconds);
    return { answer, seconds, engine, degraded };
  }
}

/** A query that the server refuses says nothing about its health; neither does an index that is only being built. */
function isBadQuery(error: unknown): boolean {
  return error instanceof MeilisearchApiError && error.response.status === 400;
}
