import { type Database, type IndexBuild, inTurns, type RebuildTimes, type WriteRecord } from '@babelboard/platform';
import type { Meilisearch, Settings } from 'meilisearch';
import { isMissingIndex, taskDone, UNTIL_DONE } from './meilisearch-tasks.js';

/** Documents sent at a time, some 20 MB. */
export const MEILISEARCH_PART = 4_000;
/** The server refuses more than 100 MB, and a letter takes up to three bytes. */
const MOST_LETTERS = 25_000_000;
/** Parts in the server's queue at a time. */
const MOST_WAITING = 20;

/** An index of a server, and what of a document it holds. */
export interface MeilisearchIndex<Document> {
  client: Meilisearch;
  /** Of the index that serves; with `-next` it is that of the one that is filled. */
  uid: string;
  settings: Settings;
  indexed: (document: Document) => { id: number };
}

/** Fills a second index and swaps it with the one that serves. */
export class MeilisearchIndexBuild<Document extends { id: number }> implements IndexBuild<Document> {
  private readonly tasks: Promise<void>[] = [];
  private readonly next: string[] = [];
  private letters = 0;

  private constructor(
    private readonly index: MeilisearchIndex<Document>,
    private readonly database: Database,
    private readonly times: RebuildTimes,
  ) {}

  static async start<Document extends { id: number }>(
    index: MeilisearchIndex<Document>,
    database: Database,
    times: RebuildTimes,
  ): Promise<MeilisearchIndexBuild<Document>> {
    const build = new MeilisearchIndexBuild(index, database, times);
    await build.drop();
    await taskDone(index.client.createIndex(build.nextUid, { primaryKey: 'id' }));
    await taskDone(index.client.index(build.nextUid).updateSettings(index.settings));
    return build;
  }

  /** The server takes what waits in its queue together, in few large parts: each time it writes costs the same effort on top. */
  async add(documents: Document[]): Promise<void> {
    const made = await this.times.of('making rows', () => inTurns(documents, this.index.indexed));
    const lines = await this.times.of('serialising', () =>
      inTurns(made, (document) => `${JSON.stringify(document)}\n`),
    );
    for (const line of lines) {
      this.next.push(line);
      this.letters += line.length;
      if (this.next.length === MEILISEARCH_PART || this.letters >= MOST_LETTERS) {
        await this.send();
      }
    }
  }

  async finish(): Promise<void> {
    if (this.next.length > 0) {
      await this.send();
    }
    await this.times.of('engine at work', () => Promise.all(this.tasks));
  }

  private async send(): Promise<void> {
    this.letters = 0;
    const part = this.next.splice(0).join('');
    const enqueued = this.index.client.index(this.nextUid).addDocumentsFromString(part, 'application/x-ndjson');
    const done = taskDone(enqueued, { timeout: UNTIL_DONE });
    // Looked at in its turn; until then a failure is not unhandled.
    done.catch(() => undefined);
    this.tasks.push(done);
    await this.times.of('writing', () => enqueued.then(() => undefined));
    if (this.tasks.length > MOST_WAITING) {
      await this.times.of('engine at work', () => this.tasks.shift());
    }
  }

  /** Where nothing serves yet, the new index takes the name at once: at no time is there an empty one under it. */
  async swap(record: WriteRecord): Promise<void> {
    const { client, uid } = this.index;
    const serves = await isThere(client, uid);
    await taskDone(
      client.swapIndexes([
        serves ? { indexes: [uid, this.nextUid], rename: false } : { indexes: [this.nextUid, uid], rename: true },
      ]),
    );
    await this.database.transaction(record);
    await this.drop();
  }

  private get nextUid(): string {
    return `${this.index.uid}-next`;
  }

  private drop(): Promise<void> {
    return taskDone(this.index.client.deleteIndex(this.nextUid), { ignoredCode: 'index_not_found' });
  }
}

async function isThere(client: Meilisearch, uid: string): Promise<boolean> {
  try {
    await client.getRawIndex(uid);
    return true;
  } catch (error) {
    if (isMissingIndex(error)) {
      return false;
    }
    throw error;
  }
}
