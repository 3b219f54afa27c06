import type { Database } from '@babelboard/platform';
import type { Meilisearch } from 'meilisearch';
import type { OfferDocument } from '../offer-document.js';
import type { RebuildTimes } from '../../indexing/rebuild-times.js';
import type { IndexBuild, WriteRecord } from '../offer-search-engine.js';
import { INDEX_SETTINGS } from './index-settings.js';
import { meilisearchDocument } from './meilisearch-document.js';
import { taskDone, UNTIL_DONE } from './meilisearch-tasks.js';

/** Batches in the server's queue at a time. */
const MOST_WAITING = 20;

/** Fills a second index and swaps it with the one that serves. */
export class MeilisearchIndexBuild implements IndexBuild {
  private readonly tasks: Promise<void>[] = [];

  private constructor(
    private readonly client: Meilisearch,
    private readonly servingUid: string,
    private readonly nextUid: string,
    private readonly database: Database,
    private readonly times: RebuildTimes,
  ) {}

  static async start(
    client: Meilisearch,
    servingUid: string,
    database: Database,
    times: RebuildTimes,
  ): Promise<MeilisearchIndexBuild> {
    const build = new MeilisearchIndexBuild(client, servingUid, `${servingUid}-next`, database, times);
    await build.drop();
    await taskDone(client.createIndex(build.nextUid, { primaryKey: 'id' }));
    await taskDone(client.index(build.nextUid).updateSettings(INDEX_SETTINGS));
    return build;
  }

  /** The server takes what waits in its queue together, which is far faster than one batch after the other. */
  async add(documents: OfferDocument[]): Promise<void> {
    const rows = await this.times.of('making rows', () => documents.map(meilisearchDocument));
    const enqueued = this.client.index(this.nextUid).addDocuments(rows);
    const done = taskDone(enqueued, { timeout: UNTIL_DONE });
    // Looked at in its turn; until then a failure is not unhandled.
    done.catch(() => undefined);
    this.tasks.push(done);
    await this.times.of('writing', () => enqueued.then(() => undefined));
    if (this.tasks.length > MOST_WAITING) {
      await this.times.of('engine at work', () => this.tasks.shift());
    }
  }

  async finish(): Promise<void> {
    await this.times.of('engine at work', () => Promise.all(this.tasks));
  }

  async swap(record: WriteRecord): Promise<void> {
    await taskDone(this.client.createIndex(this.servingUid, { primaryKey: 'id' }), {
      ignoredCode: 'index_already_exists',
    });
    await taskDone(this.client.swapIndexes([{ indexes: [this.servingUid, this.nextUid], rename: false }]));
    await this.database.transaction(record);
    await this.drop();
  }

  private drop(): Promise<void> {
    return taskDone(this.client.deleteIndex(this.nextUid), { ignoredCode: 'index_not_found' });
  }
}
