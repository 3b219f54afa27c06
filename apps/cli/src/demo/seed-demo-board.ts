import { EnsureCompanies, SetCompanyLook, SetMinisite } from '@babelboard/companies';
import { ImportOffers, ListSourceKeys, type OfferToImport } from '@babelboard/offers';
import { Clock, Database } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { DemoCompany } from './demo-board.js';
import { DEMO_MINISITES } from './demo-minisites.js';
import { DEMO_SOURCE, toImport } from './demo-offer-content.js';
import { drawLogo } from './draw-logo.js';
import { generateDemoBoard } from './generate-demo-board.js';
import { readDemoReference } from './read-demo-reference.js';

/** How many offers the demo board has. */
const DEMO_OFFERS = 3_400;
const SEED = 20_261_121;
/** Offers stored in one transaction, with their events. */
const BATCH = 100;

export interface DemoSeedResult {
  companies: number;
  /** Offers stored by this run; 0 when the board was there. */
  created: number;
  total: number;
}

/**
 * Puts the demo board into the database, through the commands that imports use, so that events flow and indexes follow.
 * Safe to run again: offers that are there stay as they are, dates included, even expired or closed; a seed that was
 * killed goes on where it stopped. Needs the reference data loaded and in the catalogue.
 * @param onProgress called after each batch with the offers there and their number in the end
 */
export async function seedDemoBoard(
  app: INestApplicationContext,
  onProgress: (done: number, total: number) => void = () => {},
  offers: number = DEMO_OFFERS,
): Promise<DemoSeedResult> {
  const commands = app.get(CommandBus);
  const known = new Set(await app.get(QueryBus).execute(new ListSourceKeys(DEMO_SOURCE)));
  const result: DemoSeedResult = { companies: 0, created: 0, total: offers };
  if (known.size >= offers) return result;

  const catalogue = app.get(ReferenceCatalogue);
  const reference = await readDemoReference(app.get(Database), catalogue);
  const board = generateDemoBoard(reference, { offers, seed: SEED, now: app.get(Clock).now() });
  const ids = await commands.execute(
    new EnsureCompanies(
      board.companies.map(({ name, slug, website, tagline, countryId, naceCode }) => ({
        name,
        slug,
        profile: { website, tagline, countryId, sectorCode: naceCode },
      })),
    ),
  );
  const companyId = new Map(board.companies.map(({ slug }, index) => [slug, ids[index] as number]));
  result.companies = companyId.size;
  await setLogosAndMinisites(commands, board.companies, companyId);

  const batch: OfferToImport[] = [];
  let storing: Promise<unknown> = Promise.resolve();
  const store = async (offers: OfferToImport[]) => {
    if (offers.length > 0) await commands.execute(new ImportOffers(offers));
    result.created += offers.length;
    onProgress(known.size + result.created, result.total);
  };
  for (const offer of board.offers) {
    if (known.has(offer.key)) continue;
    batch.push(
      toImport(offer, companyId.get(offer.companySlug) as number, (code) => catalogue.languageByCode(code)?.id),
    );
    if (batch.length === BATCH) {
      // The next offers are made while these are stored.
      await storing;
      storing = store(batch.splice(0));
      storing.catch(() => undefined);
    }
  }
  await storing;
  await store(batch);
  return result;
}

/** Logos for all, minisites for those that have the service; doing it again changes nothing. */
async function setLogosAndMinisites(
  commands: CommandBus,
  companies: DemoCompany[],
  ids: Map<string, number>,
): Promise<void> {
  for (const company of companies) {
    const id = ids.get(company.slug) as number;
    await commands.execute(new SetCompanyLook(id, await drawLogo(company), company.hue));
    const minisite = DEMO_MINISITES[company.slug];
    if (minisite !== undefined) {
      const { template, headline, content } = minisite;
      await commands.execute(
        new SetMinisite(id, { slug: company.slug, active: true, template, headline, contentHtml: content }),
      );
    }
  }
}
