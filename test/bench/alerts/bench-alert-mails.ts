import { setTimeout as pause } from 'node:timers/promises';
import { SaveAlert } from '@babelboard/alerts';
import { Database } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data';
import { ReindexOffers } from '@babelboard/search';
import { ListedOffers } from '@babelboard/search/contract';
import { MatchingStage } from '../../e2e/matchings/matching-stage.js';
import { WorkerProcess } from '../../faults/worker-process.js';
import { makeAccount } from '../../support/accounts.js';
import { createTestDatabase } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { startMailServer, type TestMailServer } from '../../support/mail-server.js';
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
  const stage = await MatchingStage.open(database);
  stage.test.clock.set(new Date());
  let worker: WorkerProcess | undefined;
  try {
    await writeOffers(stage.get(Database), options.offers, print);
    await stage.run(new ReindexOffers('postgres'));
    const others = await makeAccount(stage.test.app);
    const alerts = await SyntheticAlerts.of(stage.get(Database), stage.get(ListedOffers), others.id);
    await alerts.fill(options.alerts);
    const words = Array.from({ length: options.published }, (_, nth) => wordOf(nth));
    for (const word of words) await letHear(stage, word);
    worker = await WorkerProcess.start({ DATABASE_URL: database.url, SMTP_URL: server.url });
    // What a worker does first of all is no part of it.
    await pause(options.everyMs * 2);
    const times = await publishedToMailed(stage, server, { words, everyMs: options.everyMs });
    print(`from a new offer to the mail server, ${options.alerts} alerts, one worker:`);
    print(`  p50 ${ms(quantile(times, 0.5))}, p95 ${ms(quantile(times, 0.95))} (goal < ${ms(GOAL_MS)})`);
    return quantile(times, 0.95) < GOAL_MS;
  } finally {
    await worker?.kill();
    await stage.test.close();
    await server.stop();
  }
}

/** One that is no form of another. */
function wordOf(nth: number): string {
  return `zq${[...String(nth + 100)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}w`;
}

async function letHear(stage: MatchingStage, word: string): Promise<void> {
  const { id } = await makeAccount(stage.test.app, 'candidate', { email: `${word}@example.test` });
  const address = `/jobs-in-${CITY}?keywords=${word}`;
  await stage.run(new SaveAlert(id, { address, rhythm: 'instant', hour: 7, timeZone: 'Europe/Berlin' }));
}

async function publishedToMailed(
  stage: MatchingStage,
  server: TestMailServer,
  { words, everyMs }: { words: readonly string[]; everyMs: number },
): Promise<number[]> {
  const companyId = await stage.company();
  const city = stage.get(ReferenceCatalogue).cityBySlug(CITY);
  const places = [{ cityId: city?.id ?? null, countryId: city?.countryId ?? null, text: null }];
  const arrivals = words.map(async (word, nth) => {
    await pause(nth * everyMs);
    stage.test.clock.set(new Date());
    await stage.offer(companyId, { title: `Porter ${word}`, places });
    const start = performance.now();
    await eventually(() => {
      if (!server.received.some(({ to }) => to?.[0]?.address === `${word}@example.test`)) {
        throw new Error(`No mail of ${word}`);
      }
    });
    return performance.now() - start;
  });
  return Promise.all(arrivals);
}
