import { LANGUAGE_LEVELS } from '@babelboard/language-check';
import { OfferImporter } from '@babelboard/offers';
import { Database } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
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
    await askLanguages(app, offers);
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

/** Sets what each ad asks for as a company would: the import reads it in some languages only. */
async function askLanguages(app: INestApplicationContext, offers: JudgedOffer[]): Promise<void> {
  const catalogue = app.get(ReferenceCatalogue);
  const rows = offers
    .filter(({ languages }) => languages !== undefined)
    .map(({ id, languages }) => ({
      id,
      languages: Object.entries(languages ?? {}).map(([code, level]) => ({
        languageId: catalogue.languageByCode(code)?.id,
        level: LANGUAGE_LEVELS[level],
        ...{ mandatory: true, recognised: false, oneOfGroup: null },
      })),
    }));
  await app.get(Database).query(
    `UPDATE offer SET languages = asked.languages FROM jsonb_to_recordset($1::jsonb) AS asked (id text, languages jsonb)
     WHERE offer.source = $2 AND offer.source_key = asked.id`,
    [JSON.stringify(rows), SOURCE],
  );
}

/** A row of Babelboard's own NDJSON. Skills are words of the text, as in an ad: what ESCO calls them is not told. */
function listingRow({ id, title, company, city, country, language, skills, text, ...offer }: JudgedOffer): string {
  const points = [...skills, ...askedLanguages(offer.languages ?? {}, language)];
  const description = `<p>${text}</p><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;
  const { remote, salary, employmentType: employment_type } = offer;
  return JSON.stringify({
    ...{ id, source: SOURCE, title, company, city, country, language, description },
    ...{ remote, salary, employment_type },
  });
}

/** As ads list them: "Deutsch B2", in the language of the ad. */
function askedLanguages(levels: Record<string, string>, adLanguage: string): string[] {
  const names = new Intl.DisplayNames([adLanguage], { type: 'language' });
  return Object.entries(levels).map(([code, level]) => `${names.of(code)} ${level}`);
}

async function judgedIds(app: INestApplicationContext, offers: JudgedOffer[]): Promise<Map<number, string>> {
  const rows = await app
    .get(Database)
    .query<{ id: number; key: string }>('SELECT id, source_key AS key FROM offer WHERE source = $1', [SOURCE]);
  const known = new Set(offers.map(({ id }) => id));
  return new Map(rows.filter(({ key }) => known.has(key)).map(({ id, key }) => [id, key]));
}
