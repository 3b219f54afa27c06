import type { Database } from '@babelboard/platform';
import type { Meilisearch } from 'meilisearch';
import type { OfferDocument } from '../offer-document.js';
import type { IndexBuild, WriteRecord } from '../offer-search-engine.js';
import { INDEX_SETTINGS } from './index-settings.js';
import { meilisearchDocument } from './meilisearch-document.js';
import { taskDone } from './meilisearch-tasks.js';

/** Fills a second index and swaps it with the one that serves. */
export class MeilisearchIndexBuild implements IndexBuild {
  private constructor(
    private readonly client: Meilisearch,
    private readonly servingUid: string,
    private readonly nextUid: string,
    private readonly database: Database,
  ) {}

  static async start(client: Meilisearch, servingUid: string, database: Database): Promise<MeilisearchIndexBuild> {
    const build = new MeilisearchIndexBuild(client, servingUid, `${servingUid}-next`, database);
    await build.drop();
    await taskDone(client.createIndex(build.nextUid, { primaryKey: 'id' }));
    await taskDone(client.index(build.nextUid).updateSettings(INDEX_SETTINGS));
    return build;
  }

  async add(documents: OfferDocument[]): Promise<void> {
    await taskDone(this.client.index(this.nextUid).addDocuments(documents.map(meilisearchDocument)));
  }

  async finish(): Promise<void> {}

  async swap(record: WriteRecord): Promise<void> {
    await taskDone(this.client.createIndex(this.servingUid, { primaryKey: 'id' }), 'index_already_exists');
    await taskDone(this.client.swapIndexes([{ indexes: [this.servingUid, this.nextUid], rename: false }]));
    await this.database.transaction(record);
    await this.drop();
  }

  private drop(): Promise<void> {
    return taskDone(this.client.deleteIndex(this.nextUid), 'index_not_found');
  }
}
