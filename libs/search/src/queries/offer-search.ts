import { DomainError, Metrics, Settings } from '@babelboard/platform';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { OccupationNames } from '../engines/occupation-names.js';
import type { OfferSearchEngine } from '../engines/offer-search-engine.js';
import { SearchEngines } from '../engines/search-engines.js';
import { StandbyEngine } from '../engines/standby-engine.js';
import { EVERY_OFFER, type OfferSearchQuery } from './offer-search-query.js';
import type { OfferSearchResult } from './offer-search-result.js';

/**
 * Searches live offers. The engine of the settings answers; while it is down, PostgreSQL does, and one search now and
 * then tries whether it is back.
 */
@Injectable()
export class OfferSearch implements OnModuleDestroy {
  private readonly engine: StandbyEngine<OfferSearchEngine>;

  constructor(
    engines: SearchEngines,
    private readonly occupations: OccupationNames,
    settings: Settings,
    metrics: Metrics,
  ) {
    this.engine = new StandbyEngine<OfferSearchEngine>(
      {
        standby: engines.postgres,
        primary: settings.searchEngine === 'meilisearch' ? engines.meilisearch : undefined,
      },
      metrics,
      'babelboard_search',
    );
  }

  async search(query: OfferSearchQuery): Promise<OfferSearchResult> {
    if (query.keywords.length > 0 || query.names.length > 0) {
      // The first time it takes as long as an engine may: that is no fault of the engine.
      await this.occupations.load();
    }
    const { answer, ...by } = await this.engine.ask((engine, signal) => engine.search(query, signal));
    return { ...answer, ...by };
  }

  /** Exact number of offers that match each of the queries, in one round trip. */
  async totals(queries: OfferSearchQuery[]): Promise<number[]> {
    return (await this.engine.ask((engine, signal) => engine.totals(queries, signal))).answer;
  }

  onModuleDestroy(): void {
    this.engine.close();
  }

  /** Whether lists show every live offer, and by the engine of the settings. */
  async state(): Promise<'ok' | 'degraded' | 'being built'> {
    if (!this.engine.hasPrimary) {
      return (await this.engine.isStandbyWhole()) ? 'ok' : 'being built';
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
}
