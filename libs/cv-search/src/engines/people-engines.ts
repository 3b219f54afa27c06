import { Database, Settings } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { MeilisearchPeopleSearchEngine } from './meilisearch/meilisearch-people-search-engine.js';
import type { PeopleSearchEngine } from './people-search-engine.js';
import { PostgresPeopleSearchEngine } from './postgres/postgres-people-search-engine.js';

/** The engines of this installation: PostgreSQL always, Meilisearch where the settings name a server. */
@Injectable()
export class PeopleEngines {
  readonly postgres: PostgresPeopleSearchEngine;
  readonly meilisearch: MeilisearchPeopleSearchEngine | undefined;

  constructor(settings: Settings, database: Database) {
    const { meilisearchUrl: url, meilisearchKey: key } = settings;
    this.postgres = new PostgresPeopleSearchEngine(database);
    this.meilisearch =
      url === undefined
        ? undefined
        : new MeilisearchPeopleSearchEngine({ url, key, indexUid: `${settings.productPrefix}-people` }, database);
  }

  all(): PeopleSearchEngine[] {
    return [this.postgres, ...(this.meilisearch ? [this.meilisearch] : [])];
  }

  find(name: PeopleSearchEngine['name']): PeopleSearchEngine | undefined {
    return this.all().find((engine) => engine.name === name);
  }
}
