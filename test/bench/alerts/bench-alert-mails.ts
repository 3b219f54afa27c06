import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { SaveAlert } from '@babelboard/alerts';
import { EnsureCompanies } from '@babelboard/companies';
import { ImportOffers } from '@babelboard/offers';
import { Database } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data';
import { ReindexOffers } from '@babelboard/search';
import { ListedOffers } from '@babelboard/search/contract';
import { CommandBus } from '@nestjs/cqrs';
import { offerContent } from '../../../libs/offers/src/testing/offer.factory.js';
import { makeAccount } from '../../support/accounts.js';
import { createTestApplication, type TestApplication } from '../../support/application.js';
import { createTestDatabase } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { LIMITS } from '../../support/limits.js';
import { startMailServer, type TestMailServer } from '../../support/mail-server.js';
import { ALERTS, NOTHING_LEFT, workLeft } from '../../support/work-left.js';
import { WorkerProcess } from '../../support/worker-process.js';
import { ms, quantile } from '../figures.js';
import { writeOffers } from '../search/bench-board.js';
import { SyntheticAlerts } from './synthetic-alerts.js';

export interface AlertMailsBenchOptions {
  /** Live offers, which alerts are like. */
  offers: number;
  /** Alerts that a new offer is compared with. */
  alerts: number;
  /** New offers. */
  published: number;
  /** Between two of them. */
  everyMs: number;
}

/** From the commit of an offer to the answer of the mail server. */
const GOAL_MS = 2_000;
const CITY = 'Cologne';

/** How long after a new offer is stored the mail server has the mail of an alert that tells at once, with one worker process. Gives whether the goal is reached. */
export async function benchAlertMails(
  options: AlertMailsBenchOptions,
  print: (line: string) => void,
): Promise<boolean> {
  const [database, server] = [await createTestDatabase(), await startMailServer()];
  const board = await createTestApplication({}, [], database);
  board.clock.set(new Date());
  let worker: WorkerProcess | undefined;
  try {
    await writeOffers(board.app.get(Database), options.offers, print);
    await board.app.get(CommandBus).execute(new ReindexOffers('postgres'));
    worker = await WorkerProcess.start({ DATABASE_URL: database.url, SMTP_URL: server.url });
    await eventually(() => expectFiled(board));
    const others = await makeAccount(board.app);
    const alerts = await SyntheticAlerts.of(
      board.app.get(Database),
      board.app.get(ListedOffers, { strict: false }),
      others.id,
    );
    await alerts.fill(options.alerts);
    // They have numbers of their own.
    await board.app
      .get(Database)
      .query(`SELECT setval(pg_get_serial_sequence('job_alert', 'id'), $1)`, [options.alerts]);
    const [first = '', ...words] = Array.from({ length: options.published + 1 }, (_, nth) => wordOf(nth));
    for (const word of [first, ...words]) await letHear(board, word);
    await eventually(() => expectIdle(board), LIMITS.startMs);
    // With its first offer a worker reads the names of trades, skills and places: once after each start.
    const [cold = Number.NaN] = await publishedToMailed(board, server, { words: [first], everyMs: 0 });
    const times = await publishedToMailed(board, server, { words, everyMs: options.everyMs });
    print(`from a new offer to the mail server, ${options.alerts} alerts, one worker:`);
    print(
      `  its first one ${ms(cold)}; then p50 ${ms(quantile(times, 0.5))}, p95 ${ms(quantile(times, 0.95))} (goal < ${ms(GOAL_MS)})`,
    );
    return quantile(times, 0.95) < GOAL_MS;
  } finally {
    await worker?.kill();
    await board.close();
    await server.stop();
  }
}

/** First of all a worker files all alerts anew, by their addresses: those that are made up afterwards stay filed as they are. */
async function expectFiled({ app }: TestApplication): Promise<void> {
  const filed = await app.get(Database).query('SELECT FROM alert_filing');
  if (filed.length === 0) {
    throw new Error('The worker has not filed the alerts yet');
  }
}

/** What the accounts and alerts bring with them is done: what is timed is one new offer after the other. */
async function expectIdle({ app }: TestApplication): Promise<void> {
  const left = [await workLeft(app, ALERTS), await workLeft(app, ALERTS)];
  if (!isDeepStrictEqual(left, [NOTHING_LEFT, NOTHING_LEFT])) {
    throw new Error(`The worker is not done yet: ${JSON.stringify(left)}`);
  }
}

const SYLLABLES = ['bak', 'dof', 'gil', 'hum', 'jer', 'kip', 'lod', 'mat', 'nur', 'pes'];

/** One that is no form of another, and no misspelling. */
function wordOf(nth: number): string {
  return `zq${[...String(nth + 100)].map((digit) => SYLLABLES[Number(digit)]).join('')}`;
}

async function letHear(board: TestApplication, word: string): Promise<void> {
  const { id } = await makeAccount(board.app, 'candidate', { email: `${word}@example.test` });
  const address = `/jobs-in-${CITY}?keywords=${word}`;
  await board.app
    .get(CommandBus)
    .execute(new SaveAlert(id, { address, rhythm: 'instant', hour: 7, timeZone: 'Europe/Berlin' }));
}

async function publishedToMailed(
  board: TestApplication,
  server: TestMailServer,
  { words, everyMs }: { words: readonly string[]; everyMs: number },
): Promise<number[]> {
  const commands = board.app.get(CommandBus);
  const [companyId] = await commands.execute(new EnsureCompanies([{ name: 'House of porters' }]));
  const city = board.app.get(ReferenceCatalogue, { strict: false }).cityBySlug(CITY);
  const places = [{ cityId: city?.id ?? null, countryId: city?.countryId ?? null, text: null }];
  const arrivals = words.map(async (word, nth) => {
    await pause(nth * everyMs);
    board.clock.set(new Date());
    const descriptionText = `An offer with a text of its own: ${word}.`;
    const content = offerContent({ title: titleOf(word), descriptionText, places });
    const ad = { source: 'bench', sourceKey: word, contentHash: word, companyId: companyId as number };
    await commands.execute(new ImportOffers([{ ...ad, postedAt: null, validThrough: null, content }]));
    const start = performance.now();
    await eventually(() => {
      if (!server.received.some(({ to, text }) => isOf(word, to?.[0]?.address, text))) {
        throw new Error(`No mail of ${word}`);
      }
    });
    return performance.now() - start;
  });
  return Promise.all(arrivals);
}

function isOf(word: string, address: string | undefined, text: string | undefined): boolean {
  return address === `${word}@example.test` && text?.includes(titleOf(word)) === true;
}

function titleOf(word: string): string {
  return `Porter ${word}`;
}
