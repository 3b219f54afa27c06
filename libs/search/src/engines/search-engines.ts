import { Database, Settings } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { MeilisearchOfferSearchEngine } from './meilisearch/meilisearch-engine.js';
import type { EngineName, OfferSearchEngine } from './offer-search-engine.js';
import { PostgresOfferSearchEngine } from './postgres/postgres-engine.js';
import { SynonymFinder } from './synonym-finder.js';

/** The engines of this installation: PostgreSQL always, Meilisearch where the settings name a server. */
@Injectable()
export class SearchEngines {
  readonly postgres: PostgresOfferSearchEngine;
  readonly meilisearch: MeilisearchOfferSearchEngine | undefined;

  constructor(settings: Settings, database: Database, synonyms: SynonymFinder) {
    const { meilisearchUrl: url, meilisearchKey: key } = settings;
    this.postgres = new PostgresOfferSearchEngine(database, synonyms);
    this.meilisearch =
      url === undefined
        ? undefined
        : new MeilisearchOfferSearchEngine(
            { url, key, indexUid: `${settings.productPrefix}-offers` },
            database,
            synonyms,
          );
  }

  all(): OfferSearchEngine[] {
    return [this.postgres, ...(this.meilisearch ? [this.meilisearch] : [])];
  }

  find(name: EngineName): OfferSearchEngine | undefined {
    return this.all().find((engine) => engine.name === name);
  }
}
