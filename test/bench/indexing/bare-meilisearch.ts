import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ListLiveOfferIds } from '@babelboard/offers/contract';
import type { INestApplicationContext } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Meilisearch } from 'meilisearch';
import { INDEX_SETTINGS } from '../../../libs/search/src/engines/meilisearch/index-settings.js';
import { meilisearchDocument } from '../../../libs/search/src/engines/meilisearch/meilisearch-document.js';
import { MEILISEARCH_PART } from '../../../libs/search/src/engines/meilisearch/meilisearch-index-build.js';
import { OfferDocuments } from '../../../libs/search/src/engines/offer-documents.js';
import type { TestMeilisearch } from '../../support/meilisearch.js';

const BARE_INDEX = 'bench-bare';

/**
 * Meilisearch alone: the finished documents wait in files, in batches as large as the product's; measured is that they are sent to an
 * index with the same settings, one after the other without waiting, until the server has done them all. Gives the function that does so.
 */
export async function prepareBareMeilisearch(
  app: INestApplicationContext,
  { url, key }: TestMeilisearch,
  folder: string,
): Promise<() => Promise<void>> {
  const files = await writeDocuments(app, folder);
  const client = new Meilisearch({ host: url, apiKey: key });
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/x-ndjson' };
  return async () => {
    await client.createIndex(BARE_INDEX, { primaryKey: 'id' }).waitTask({ timeout: 0 });
    await client.index(BARE_INDEX).updateSettings(INDEX_SETTINGS).waitTask({ timeout: 0 });
    let last = -1;
    for (const file of files) {
      const body = await readFile(file);
      const answer = await fetch(`${url}/indexes/${BARE_INDEX}/documents`, { method: 'POST', headers, body });
      last = ((await answer.json()) as { taskUid: number }).taskUid;
    }
    const { status, error } = await client.tasks.waitForTask(last, { timeout: 0, interval: 20 });
    if (status !== 'succeeded') {
      throw new Error(`Meilisearch: ${status}: ${error?.message}`);
    }
    await client.deleteIndex(BARE_INDEX).waitTask({ timeout: 0 });
  };
}

async function writeDocuments(app: INestApplicationContext, folder: string): Promise<string[]> {
  const documents = app.get(OfferDocuments, { strict: false });
  const files: string[] = [];
  for (let after = 0; ; ) {
    const ids = await app.get(QueryBus).execute(new ListLiveOfferIds(after, MEILISEARCH_PART));
    const last = ids.at(-1);
    if (last === undefined) {
      return files;
    }
    after = last;
    const file = join(folder, `documents-${files.length}.ndjson`);
    const made = (await documents.load(ids)).map(meilisearchDocument);
    await writeFile(file, made.map((document) => `${JSON.stringify(document)}\n`).join(''));
    files.push(file);
  }
}
