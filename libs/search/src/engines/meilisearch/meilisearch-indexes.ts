import type { Database, WriteRecord } from '@babelboard/platform';
import { hasSettings } from './index-settings.js';
import type { MeilisearchIndex } from './meilisearch-index-build.js';
import { isMissingIndex, taskDone } from './meilisearch-tasks.js';

/** Writes documents over what the index has of them and takes others out; comes back when both can be found. */
export async function writeDocuments<Document>(
  { client, uid, indexed }: MeilisearchIndex<Document>,
  database: Database,
  { documents, removedIds, record }: { documents: Document[]; removedIds: number[]; record: WriteRecord },
): Promise<void> {
  const index = client.index(uid);
  if (documents.length > 0) {
    await taskDone(index.addDocuments(documents.map(indexed), { primaryKey: 'id' }));
  }
  if (removedIds.length > 0) {
    await taskDone(index.deleteDocuments(removedIds));
  }
  await database.transaction(record);
}

/** Ids above `afterId`, ascending. */
export async function listDocumentIds<Document>(
  { client, uid }: MeilisearchIndex<Document>,
  afterId: number,
  limit: number,
): Promise<number[]> {
  const { results } = await client.index<{ id: number }>(uid).getDocuments({
    filter: `id > ${afterId}`,
    sort: ['id:asc'],
    fields: ['id'],
    limit,
  });
  return results.map(({ id }) => id);
}

/** Whether the server has the index, with the settings of this version. */
export async function isIndexThere<Document>({ client, uid, settings }: MeilisearchIndex<Document>): Promise<boolean> {
  try {
    return hasSettings(await client.index(uid).getSettings(), settings);
  } catch (error) {
    if (isMissingIndex(error)) {
      return false;
    }
    throw error;
  }
}
