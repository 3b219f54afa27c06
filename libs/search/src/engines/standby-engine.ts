import type { Metrics } from '@babelboard/platform';
import { Logger } from '@nestjs/common';
import { MeilisearchApiError } from 'meilisearch';
import CircuitBreaker from 'opossum';
import { searchUnavailable } from '../search.errors.js';
import { isMissingIndex } from './meilisearch/meilisearch-tasks.js';
import type { EngineName } from './offer-search-engine.js';

/** An engine that has not answered by then counts as down. */
const LONGEST_ANSWER_MS = 1_000;
/** Searches within this time tell whether an engine is down. */
const WATCHED_MS = 3_000;
/** Time after which a search tries an engine again that was down. */
const RETRY_MS = 2_000;

type Question<Engine, T> = (engine: Engine, signal?: AbortSignal) => Promise<T>;

type Guarded<Engine> = CircuitBreaker<[Question<Engine, unknown>], unknown>;

/** What an engine answered, and how. */
export interface Answered<T> {
  answer: T;
  /** Time of the engine that answered. */
  seconds: number;
  engine: EngineName;
  /** True when the standby answered. */
  degraded: boolean;
}

/** Asks Meilisearch, where there is one, and PostgreSQL while it is down; one question now and then tries whether it is back. */
export class StandbyEngine<Engine extends { isReady(): Promise<boolean> }> {
  private readonly logger = new Logger(StandbyEngine.name);
  private readonly standby: Engine;
  private readonly primary: Guarded<Engine> | undefined;
  private isWhole = false;
  private readonly seconds;
  private readonly degraded;

  constructor(
    { standby, primary }: { standby: Engine; primary: Engine | undefined },
    metrics: Metrics,
    /** Metrics begin with it. */
    prefix: string,
  ) {
    this.seconds = metrics.histogram(`${prefix}_seconds`, 'Time of a search by the engine that answered', ['engine']);
    this.degraded = metrics.gauge(`${prefix}_degraded`, '1 while the standby engine answers');
    this.degraded.set(0);
    this.standby = standby;
    this.primary = primary && this.guard(primary);
  }

  get hasPrimary(): boolean {
    return this.primary !== undefined;
  }

  /** @throws DomainError SEARCH_UNAVAILABLE while neither has a whole index */
  async ask<T>(question: Question<Engine, T>): Promise<Answered<T>> {
    const standby = (degraded: boolean) => this.measured('postgres', degraded, () => question(this.standby));
    const { primary } = this;
    if (primary === undefined) {
      return standby(false);
    }
    try {
      return await this.measured('meilisearch', false, () => primary.fire(question) as Promise<T>);
    } catch (error) {
      // Half an index is no standby: what it lacks would look as if it were not there.
      if (!(await this.isStandbyWhole())) {
        throw searchUnavailable();
      }
      if (primary.closed && !isMissingIndex(error)) {
        this.logger.warn(`Meilisearch gave no answer, PostgreSQL does: ${(error as Error).message}`);
      }
      return standby(true);
    }
  }

  /** Asked until it is so: from then on one whole index takes the place of the other. */
  async isStandbyWhole(): Promise<boolean> {
    this.isWhole ||= await this.standby.isReady();
    return this.isWhole;
  }

  close(): void {
    this.primary?.shutdown();
  }

  private guard(engine: Engine): Guarded<Engine> {
    const breaker: Guarded<Engine> = new CircuitBreaker(
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
