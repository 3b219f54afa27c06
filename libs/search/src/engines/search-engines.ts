import { Database, Settings } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { MeilisearchOfferSearchEngine } from './meilisearch/meilisearch-engine.js';
import { OccupationNames } from './occupation-names.js';
import type { EngineName, OfferSearchEngine } from './offer-search-engine.js';
import { PostgresOfferSearchEngine } from './postgres/postgres-engine.js';
import { Spelling } from './spelling.js';
import { SynonymFinder } from './synonym-finder.js';

/** The engines of this installation: PostgreSQL always, Meilisearch where the settings name a server. */
@Injectable()
export class SearchEngines {
  readonly postgres: PostgresOfferSearchEngine;
  readonly meilisearch: MeilisearchOfferSearchEngine | undefined;

  constructor(settings: Settings, database: Database, synonyms: SynonymFinder, occupations: OccupationNames) {
    const { meilisearchUrl: url, meilisearchKey: key } = settings;
    const spelling = new Spelling(database, occupations);
    this.postgres = new PostgresOfferSearchEngine(database, synonyms, spelling, occupations);
    this.meilisearch =
      url === undefined
        ? undefined
        : new MeilisearchOfferSearchEngine(
            { url, key, indexUid: `${settings.productPrefix}-offers` },
            database,
            synonyms,
            spelling,
            occupations,
          );
  }

  all(): OfferSearchEngine[] {
    return [this.postgres, ...(this.meilisearch ? [this.meilisearch] : [])];
  }

  find(name: EngineName): OfferSearchEngine | undefined {
    return this.all().find((engine) => engine.name === name);
  }
}
