import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager } from 'typeorm';

interface Pooled {
  obtainMasterConnection(): Promise<unknown>;
}

type Work = (tx: EntityManager) => Promise<unknown>;

/**
 * Refuses a second connection to whoever holds one by an open transaction: with as many of those as the pool has connections, all of
 * them would wait for each other. Happens rarely and under load only, so tests look at every single one. A transaction that a test
 * itself opens is somebody else's, who gets in the way on purpose.
 */
export function refuseSecondConnections(source: DataSource): void {
  const holding = new AsyncLocalStorage<true>();
  const driver = source.driver as unknown as Pooled;
  const obtain = driver.obtainMasterConnection.bind(driver);
  const transaction = source.transaction.bind(source) as (work: Work) => Promise<unknown>;
  source.transaction = ((work: Work) =>
    isOpenedByTest() ? transaction(work) : transaction((tx) => holding.run(true, () => work(tx)))) as never;
  driver.obtainMasterConnection = () =>
    holding.getStore() === true
      ? Promise.reject(new Error('A second connection was asked for while a transaction holds one'))
      : obtain();
}

function isOpenedByTest(): boolean {
  const opener = callers().find((file) => !/one-connection|database\/database/.test(file)) ?? '';
  return /\/test\/|\.(spec|suite)\.ts/.test(opener);
}

/** Files of the functions that led here. As they are, not as text: that would map each line to its source, which took a tenth of a run. */
function callers(): string[] {
  const { prepareStackTrace } = Error;
  Error.prepareStackTrace = (_error, sites) => sites.map((site) => site.getFileName() ?? '');
  try {
    return new Error().stack as unknown as string[];
  } finally {
    Error.prepareStackTrace = prepareStackTrace;
  }
}
