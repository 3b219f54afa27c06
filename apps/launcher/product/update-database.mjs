import { builtServer } from '../project/build.mjs';
import { markDone, readDone } from './done-once.mjs';
import { runProductCommand } from './run-product-command.mjs';

/**
 * Goes up when the seed makes something new: boards that had an earlier one get what they lack. 2: demo accounts; 3: a way to apply in
 * every demo offer; 4: favorites and latest searches of the demo candidate; 5: profiles and CVs of the demo candidates, of whom there are two; 6: offers
 * of the demo's company, people who applied to them, and what became of that; 7: a skill of the demo candidate in her own words.
 */
const SEED = 7;

/** What `migrate` says when tables and reference data are ready (apps/cli/src/migrate-database.ts). */
const MIGRATED = /task tables ready/;

/**
 * Whether the built server brought this database up to date before.
 * @param {{ dataDir: string, databaseUrl?: string }} settings
 */
export function isMigrated(settings) {
  return readDone(settings).migratedBy === builtServer();
}

/** @param {{ dataDir: string, databaseUrl?: string }} settings */
export function isSeeded(settings) {
  return readDone(settings).seeded === SEED;
}

/** @param {{ dataDir: string, databaseUrl?: string }} settings */
export function markSeeded(settings) {
  markDone(settings, { seeded: SEED });
}

/**
 * @param {{ dataDir: string, databaseUrl?: string }} settings
 * @param {NodeJS.ProcessEnv} env
 */
export async function migrate(settings, env) {
  await runProductCommand(['migrate'], env);
  markDone(settings, { migratedBy: builtServer() });
}

/**
 * Fills in the demo data and builds their index, in one process with the migration where that is due: loading the program costs as
 * much as the tables.
 * @param {{ dataDir: string, databaseUrl?: string }} settings
 * @param {NodeJS.ProcessEnv} env
 * @param {{ migrating: boolean }} due
 * @returns {{ migrated: Promise<void>, seeded: Promise<void> }} the API can start as soon as it is migrated
 */
export function seed(settings, env, { migrating }) {
  let isReady = () => {};
  const said = new Promise((resolve) => {
    isReady = () => resolve(undefined);
  });
  const ended = runProductCommand(migrating ? ['migrate', '--demo'] : ['seed'], env, (text) => {
    if (MIGRATED.test(text)) {
      isReady();
    }
  });
  const migrated = migrating
    ? Promise.race([said, ended]).then(() => markDone(settings, { migratedBy: builtServer() }))
    : Promise.resolve();
  const seeded = Promise.all([ended, migrated]).then(() => markSeeded(settings));
  // Whoever waits for it hears of a failure; nobody may wait yet.
  seeded.catch(() => {});
  return { migrated, seeded };
}
