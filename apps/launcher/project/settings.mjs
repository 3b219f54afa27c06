import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { LaunchProblem } from '../screen/problem.mjs';
import { inProject, ROOT } from './paths.mjs';
import { secretKeyOf } from './secret-key.mjs';
import { vapidKeyOf } from './vapid-key.mjs';

/**
 * What the launcher itself must know; everything else is read and checked by the processes that it starts.
 * @typedef {object} LauncherSettings
 * @property {boolean} production
 * @property {string} host
 * @property {number} port 0 means any
 * @property {string} dataDir absolute
 * @property {string} [baseUrl]
 * @property {string} trustProxy
 * @property {string} [databaseUrl]
 * @property {string} [meilisearchUrl]
 * @property {string} [secretKey]
 * @property {string} [vapidKey]
 * @property {boolean} searchesByMeilisearch
 * @property {boolean} keepsMails mails are shown on a page instead of being sent
 * @property {boolean} fakesCvService no service is set that gives feedback on CVs: a fake stands in
 */

/**
 * Reads the `.env` file of the project, then the environment (which wins). An empty value counts as not set.
 * @returns {LauncherSettings}
 * @throws {LaunchProblem} a port that is none
 */
export function readSettings() {
  if (existsSync(inProject('.env'))) {
    process.loadEnvFile(inProject('.env'));
  }
  /** @param {string} name */
  const given = (name) => process.env[name]?.trim() || undefined;
  const port = Number(given('PORT') ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new LaunchProblem(`PORT=${given('PORT')} is not a port: use a number from 1 to 65535, such as PORT=3000.`);
  }
  const production = given('NODE_ENV') === 'production';
  return {
    production,
    host: given('HOST') ?? '127.0.0.1',
    port,
    dataDir: resolve(ROOT, given('DATA_DIR') ?? '.data'),
    baseUrl: given('BASE_URL')?.replace(/\/+$/, ''),
    trustProxy: given('TRUST_PROXY') ?? '0',
    databaseUrl: given('DATABASE_URL'),
    meilisearchUrl: given('MEILISEARCH_URL'),
    secretKey: given('SECRET_KEY'),
    vapidKey: given('VAPID_PRIVATE_KEY'),
    searchesByMeilisearch: given('SEARCH_ENGINE') !== 'postgres',
    keepsMails: !production && given('SMTP_URL') === undefined,
    fakesCvService: !production && given('CV_FEEDBACK_NAME') === undefined,
  };
}

/**
 * Which servers this command needs from the launcher.
 * @param {LauncherSettings} settings
 * @returns {('postgres' | 'meilisearch')[]}
 */
export function embeddedParts(settings) {
  if (settings.production) {
    return [];
  }
  return [
    ...(settings.databaseUrl ? [] : [/** @type {const} */ ('postgres')]),
    ...(settings.meilisearchUrl || !settings.searchesByMeilisearch ? [] : [/** @type {const} */ ('meilisearch')]),
  ];
}

/**
 * The environment of a process of the product.
 * @param {LauncherSettings} settings
 * @param {import('../services/services-state.mjs').ServicesState | undefined} services
 * @returns {NodeJS.ProcessEnv}
 */
export function productEnvironment(settings, services) {
  const embedded = settings.production
    ? {}
    : {
        ...(settings.databaseUrl ? {} : { DATABASE_URL: services?.databaseUrl }),
        ...(settings.meilisearchUrl ? {} : meilisearchEnvironment(services)),
        ...(settings.secretKey ? {} : { SECRET_KEY: secretKeyOf(settings.dataDir) }),
        ...(settings.vapidKey ? {} : { VAPID_PRIVATE_KEY: vapidKeyOf(settings.dataDir) }),
      };
  return {
    ...process.env,
    NODE_ENV: process.env.NODE_ENV || 'development',
    HOST: settings.host,
    PORT: String(settings.port),
    DATA_DIR: settings.dataDir,
    BASE_URL: settings.baseUrl ?? `http://localhost:${settings.port}`,
    ...embedded,
  };
}

/** @param {import('../services/services-state.mjs').ServicesState | undefined} services */
function meilisearchEnvironment(services) {
  return services?.meilisearchUrl
    ? { MEILISEARCH_URL: services.meilisearchUrl, MEILISEARCH_KEY: services.meilisearchKey }
    : { SEARCH_ENGINE: 'postgres' };
}
