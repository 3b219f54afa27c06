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
  const callers = new Error().stack?.split('\n').slice(1) ?? [];
  const opener = callers.find((line) => !/one-connection|database\/database|isOpenedByTest/.test(line)) ?? '';
  return /\/test\/|\.(spec|suite)\.ts/.test(opener);
}
