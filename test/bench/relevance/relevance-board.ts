import { OfferImporter } from '@babelboard/offers';
import { Database } from '@babelboard/platform';
import { ReindexOffers } from '@babelboard/search';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createTestApplication } from '../../support/application.js';
import { startMeilisearch } from '../../support/meilisearch.js';
import type { JudgedOffer } from './relevance-set.js';

const SOURCE = 'relevance';

export interface RelevanceBoard {
  app: INestApplicationContext;
  /** The offer's id in the set, by its id on the board. */
  judgedIds: Map<number, string>;
  close(): Promise<void>;
}

/** A board of its own, with the offers imported as any file is and found by both engines. */
export async function openRelevanceBoard(offers: JudgedOffer[]): Promise<RelevanceBoard> {
  const meilisearch = await startMeilisearch();
  const { app, close } = await createTestApplication({
    MEILISEARCH_URL: meilisearch.url,
    MEILISEARCH_KEY: meilisearch.key,
  });
  const board = {
    app,
    close: async () => {
      await close();
      await meilisearch.stop();
    },
  };
  try {
    await importOffers(app, offers);
    await app.get(CommandBus).execute(new ReindexOffers());
    return { ...board, judgedIds: await judgedIds(app, offers) };
  } catch (error) {
    await board.close();
    throw error;
  }
}

async function importOffers(app: INestApplicationContext, offers: JudgedOffer[]): Promise<void> {
  const file = offers.map(listingRow).join('\n');
  const stream = (async function* () {
    yield Buffer.from(file);
  })();
  const report = await app
    .get(OfferImporter)
    .import({ name: 'relevance.ndjson', stream }, { companySlug: 'relevance' }, () => undefined);
  if (report.created !== offers.length) {
    throw new Error(`Only ${report.created} of ${offers.length} offers were imported`);
  }
}

/** A row of Babelboard's own NDJSON. Skills are words of the text, as in an ad: what ESCO calls them is not told. */
function listingRow({ id, title, company, city, country, language, skills, text }: JudgedOffer): string {
  const description = `<p>${text}</p><ul>${skills.map((skill) => `<li>${skill}</li>`).join('')}</ul>`;
  return JSON.stringify({ id, source: SOURCE, title, company, city, country, language, description });
}

async function judgedIds(app: INestApplicationContext, offers: JudgedOffer[]): Promise<Map<number, string>> {
  const rows = await app
    .get(Database)
    .query<{ id: number; key: string }>('SELECT id, source_key AS key FROM offer WHERE source = $1', [SOURCE]);
  const known = new Set(offers.map(({ id }) => id));
  return new Map(rows.filter(({ key }) => known.has(key)).map(({ id, key }) => [id, key]));
}
