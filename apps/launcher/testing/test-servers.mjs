import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../project/paths.mjs';
import { ensureServices } from '../services/ensure-services.mjs';
import { listUsers } from '../services/services-state.mjs';

/** Data of tests; thrown away before each run, but for what was flaky in runs before. */
export const TEST_DATA = inProject('.test-data');
/** Its file with a line for each suite that failed and passed right after: `at`, `suite`, `tests`. */
export const FLAKY_LOG = 'flaky.ndjson';

/**
 * Starts the real servers that suites use, as far as no address is given.
 * @returns {Promise<Record<string, string | undefined>>} their addresses
 */
export async function startTestServers() {
  mkdirSync(TEST_DATA, { recursive: true });
  const { TEST_DATABASE_URL, TEST_MEILISEARCH_URL } = process.env;
  const wants = [
    ...(TEST_DATABASE_URL ? [] : [/** @type {const} */ ('postgres')]),
    ...(TEST_MEILISEARCH_URL ? [] : [/** @type {const} */ ('meilisearch')]),
  ];
  if (wants.length === 0) {
    return {};
  }
  if (listUsers(TEST_DATA).length === 0) {
    emptyTestData();
  }
  const state = await ensureServices({ dataDir: TEST_DATA, wants, profile: 'test' });
  if (wants.includes('meilisearch') && !state.meilisearchUrl) {
    console.log(`! Meilisearch does not run here (${state.problems.meilisearch}): its suites will fail.`);
  }
  return {
    ...(TEST_DATABASE_URL ? {} : { TEST_DATABASE_URL: state.databaseUrl }),
    ...(TEST_MEILISEARCH_URL
      ? {}
      : { TEST_MEILISEARCH_URL: state.meilisearchUrl, TEST_MEILISEARCH_KEY: state.meilisearchKey }),
  };
}

function emptyTestData() {
  for (const name of existsSync(TEST_DATA) ? readdirSync(TEST_DATA) : []) {
    if (name !== FLAKY_LOG) {
      rmSync(join(TEST_DATA, name), { recursive: true, force: true });
    }
  }
}

/**
 * The environment without the settings of the product: how a person set up theirs does not change a test.
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentWithoutSettings() {
  const settings = [...readFileSync(inProject('.env.example'), 'utf8').matchAll(/^(?:# ?)?([A-Z][A-Z0-9_]*)=/gm)];
  const env = { ...process.env };
  for (const [, name = ''] of settings) {
    delete env[name];
  }
  return env;
}
