import { ListLiveOfferIds, LoadSearchableOffers } from '@babelboard/offers/contract';
import { EVERY_OFFER, type OfferSearchEngine, SearchEngines } from '@babelboard/search';
import type { INestApplicationContext } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

const BATCH = 500;
const PAGE = 50;

interface Titled {
  id: number;
  title: string;
}

/**
 * Searches every live offer of the board by its own title, on every engine, and pages through the list until its id appears.
 * Prints how many were found, on the first page and at all, and the titles that were not.
 * @returns the number of offers that some engine did not find
 */
export async function benchFindability(
  app: INestApplicationContext,
  options: { most: number },
  print: (line: string) => void,
): Promise<number> {
  const offers = await liveOffers(app, options.most);
  let missed = 0;
  for (const engine of app.get(SearchEngines).all()) {
    const start = performance.now();
    const pages = await Promise.all(chunks(offers, 4).map((part) => findAll(engine, part)));
    const found = pages.flat();
    const missing = found.filter(({ page }) => page === null);
    missed += missing.length;
    print(
      `${engine.name}: ${found.length - missing.length} of ${offers.length} live offers found by their title, ` +
        `${found.filter(({ page }) => page === 0).length} on the first page, ` +
        `in ${((performance.now() - start) / 1_000).toFixed(1)} s`,
    );
    for (const { offer } of missing.slice(0, 20)) {
      print(`  not found: ${offer.id} ${offer.title}`);
    }
  }
  return missed;
}

async function liveOffers(app: INestApplicationContext, most: number): Promise<Titled[]> {
  const queries = app.get(QueryBus);
  const offers: Titled[] = [];
  let after = 0;
  while (offers.length < most) {
    const ids = await queries.execute(new ListLiveOfferIds(after, BATCH));
    if (ids.length === 0) {
      break;
    }
    offers.push(...(await queries.execute(new LoadSearchableOffers(ids))));
    after = ids.at(-1) ?? after;
  }
  return offers.slice(0, most);
}

async function findAll(engine: OfferSearchEngine, offers: Titled[]) {
  const found: { offer: Titled; page: number | null }[] = [];
  for (const offer of offers) {
    found.push({ offer, page: await pageOf(engine, offer) });
  }
  return found;
}

/** The page on which the offer stands, from 0; null when the list ends without it. */
async function pageOf(engine: OfferSearchEngine, { id, title }: Titled): Promise<number | null> {
  for (let page = 0; ; page += 1) {
    const { ids } = await engine.search({ ...EVERY_OFFER, keywords: [title], from: page * PAGE, size: PAGE });
    if (ids.includes(id)) {
      return page;
    }
    if (ids.length === 0) {
      return null;
    }
  }
}

function chunks<T>(items: T[], count: number): T[][] {
  return Array.from({ length: count }, (_, n) => items.filter((_item, index) => index % count === n));
}
