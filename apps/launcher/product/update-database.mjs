import { builtServer } from '../project/build.mjs';
import { markDone, readDone } from './done-once.mjs';
import { runProductCommand } from './run-product-command.mjs';

/**
 * Goes up when the seed makes something new: boards that had an earlier one get what they lack. 2: demo accounts; 3: a way to apply in
 * every demo offer.
 */
const SEED = 3;

/**
 * Whether the built server brought this database up to date before.
 * @param {{ dataDir: string, databaseUrl?: string }} settings
 */
export function isMigrated(settings) {
  return readDone(settings).migratedBy === builtServer();
}

/**
 * @param {{ dataDir: string, databaseUrl?: string }} settings
 * @param {NodeJS.ProcessEnv} env
 */
export async function migrate(settings, env) {
  await runProductCommand(['migrate'], env);
  markDone(settings, { migratedBy: builtServer() });
}

/** @param {{ dataDir: string, databaseUrl?: string }} settings */
export function isSeeded(settings) {
  return readDone(settings).seeded === SEED;
}

/**
 * @param {{ dataDir: string, databaseUrl?: string }} settings
 * @param {NodeJS.ProcessEnv} env
 */
export async function seed(settings, env) {
  await runProductCommand(['seed'], env);
  markDone(settings, { seeded: SEED });
}
