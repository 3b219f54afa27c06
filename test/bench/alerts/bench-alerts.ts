import { Database } from '@babelboard/platform';
import { ReindexOffers } from '@babelboard/search';
import { EVERY_OFFER, ListedOffers, OfferSearch } from '@babelboard/search/contract';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { anchorsMetSql } from '../../../libs/alerts/src/filing/domain/choose-anchors.js';
import { FoundAlerts } from '../../../libs/alerts/src/finding/queries/found-alerts.js';
import { makeAccount } from '../../support/accounts.js';
import { createTestApplication } from '../../support/application.js';
import { ms, quantile } from '../figures.js';
import { writeOffers } from '../search/bench-board.js';
import { SyntheticAlerts } from './synthetic-alerts.js';

export interface AlertsBenchOptions {
  /** Live offers, which alerts are like. */
  offers: number;
  alerts: number;
  fewerAlerts: number;
  /** New offers that look for alerts. */
  asked: number;
}

/** What `scale` asks for. */
const GOALS = { naive: 20, growth: 40, candidates: 2.5 };
/** A scan of all alerts is slow and always alike. */
const ASKED_NAIVELY = 5;
/** As many as are asked for at a time. */
const LISTS = 50;

type Print = (line: string) => void;
type Offer = { id: number; terms: number[] };

/** Times of finding the alerts of a new offer, against a scan of all and for fewer alerts. Gives whether every goal is reached. */
export async function benchAlerts(options: AlertsBenchOptions, print: Print): Promise<boolean> {
  const { app, close } = await createTestApplication({ SEARCH_ENGINE: 'postgres' });
  try {
    const database = app.get(Database);
    await writeOffers(database, options.offers, print);
    await app.get(CommandBus).execute(new ReindexOffers('postgres'));
    const { id } = await makeAccount(app);
    const alerts = await SyntheticAlerts.of(database, app.get(ListedOffers, { strict: false }), id);
    const offers = await database.query<Offer>(
      'SELECT offer_id AS id, terms FROM search_index.offer WHERE shown ORDER BY md5(offer_id::text) LIMIT $1',
      [options.asked],
    );
    await alerts.fill(options.fewerAlerts);
    const fewer = await timed(offers, (offer) => found(app, offer));
    await alerts.fill(options.alerts);
    const anchored = await timed(offers, (offer) => found(app, offer));
    const few = offers.slice(0, ASKED_NAIVELY);
    const naive = await timed(few, (offer) => scanned(database, offer));
    await printWords(app, offers, print);
    return report({ options, fewer, anchored, naive, met: await metBy(database, offers) }, print);
  } finally {
    await close();
  }
}

interface Timed {
  median: number;
  results: number[][];
}

function report(
  {
    options,
    fewer,
    anchored,
    naive,
    met,
  }: { options: AlertsBenchOptions; fewer: Timed; anchored: Timed; naive: Timed; met: number },
  print: Print,
): boolean {
  const matches = anchored.results.reduce((sum, { length }) => sum + length, 0);
  const equal = naive.results.every((ids, at) => String(ids) === String(anchored.results[at]));
  const ratios = [naive.median / anchored.median, anchored.median / fewer.median, met / matches] as const;
  print(
    `alerts of one new offer: ${ms(anchored.median)} for ${Math.round(matches / options.asked)} of ${options.alerts}`,
  );
  print(`  scanned ÷ anchored: ${ratios[0].toFixed(0)} (goal ≥ ${GOALS.naive})`);
  print(`  ${options.alerts} ÷ ${options.fewerAlerts} alerts: ${ratios[1].toFixed(1)} (goal ≤ ${GOALS.growth})`);
  print(`  compared ÷ found: ${ratios[2].toFixed(2)} (goal ≤ ${GOALS.candidates})`);
  print(`  both give the same: ${equal ? 'yes' : 'NO'}`);
  return equal && ratios[0] >= GOALS.naive && ratios[1] <= GOALS.growth && ratios[2] <= GOALS.candidates;
}

async function found(app: INestApplicationContext, offer: Offer): Promise<number[]> {
  const alerts = await app.get(FoundAlerts, { strict: false }).find({ ...offer, publishedAt: new Date() });
  return alerts.map(({ id }) => id);
}

/** Says what it takes to ask the search for a list with words: that is no matter of anchors. */
async function printWords(app: INestApplicationContext, offers: readonly Offer[], print: Print): Promise<void> {
  const titles = await app
    .get(Database)
    .query<{ title: string }>('SELECT title FROM offer ORDER BY id LIMIT $1', [LISTS]);
  const search = app.get(OfferSearch, { strict: false });
  const { median } = await timed(offers, ({ id }) =>
    search.totals(titles.map(({ title }) => ({ ...EVERY_OFFER, keywords: [title], offerIds: [id] }))),
  );
  print(`asking the search for a list with words: ${ms(median / LISTS)} each`);
}

/** Reads every alert. */
async function scanned(database: Database, { terms }: Offer): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    'SELECT alert_id AS id FROM bench_alert WHERE $1::int[] OPERATOR(search_tools.@@) asked ORDER BY alert_id',
    [terms],
  );
  return rows.map(({ id }) => id);
}

/** How many alerts all the offers meet. */
async function metBy(database: Database, offers: readonly Offer[]): Promise<number> {
  let met = 0;
  for (const { terms } of offers) {
    const [row] = await database.query<{ met: number }>(
      `SELECT count(DISTINCT alert_id)::int AS met FROM (${anchorsMetSql('$1::int[]')}) met JOIN alert_anchor ON term = anchor`,
      [terms],
    );
    met += row?.met ?? 0;
  }
  return met;
}

async function timed(offers: readonly Offer[], find: (offer: Offer) => Promise<number[]>): Promise<Timed> {
  const times: number[] = [];
  const results: number[][] = [];
  for (const offer of offers) {
    const start = performance.now();
    results.push(await find(offer));
    times.push(performance.now() - start);
  }
  return { median: quantile(times, 0.5), results };
}
