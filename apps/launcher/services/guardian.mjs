import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { identityOf } from '../process/identity.mjs';
import { takeLock } from '../process/lock.mjs';
import { MeilisearchServer } from './meilisearch-server.mjs';
import { PostgresServer } from './postgres-server.mjs';
import { listUsers, removeServices, writeServices } from './services-state.mjs';
import { SupervisedServer } from './supervised-server.mjs';

/**
 * A process of its own that holds the embedded servers: `node guardian.mjs DATA_DIR PROFILE`. They run while anybody
 * who registered is alive, so they end with the last one, however that one ends.
 */
const [dataDir = '.data', profile = 'product'] = process.argv.slice(2);
const LOOK_MS = 100;

const lock = takeLock(join(dataDir, 'run', 'services.lock'));
if (lock.heldBy !== undefined) {
  process.exit(0);
}

const drivers = {
  postgres: new PostgresServer(dataDir, profile === 'test' ? 'test' : 'product'),
  meilisearch: new MeilisearchServer(dataDir),
};
/** @type {Map<import('./services-state.mjs').Part, SupervisedServer>} */
const servers = new Map();
/** @type {'running' | 'ending'} */
let phase = 'running';
let endAsked = false;

// A terminal's Ctrl-C is for its user; who asks this process itself to end gets an orderly end.
process.on('SIGINT', () => {});
process.on('SIGHUP', () => {});
process.on('SIGTERM', () => {
  endAsked = true;
});

publish();
await clearUnwanted();
while (!(await nobodyLeft())) {
  for (const part of wantedParts()) {
    if (!servers.has(part)) {
      servers.set(part, new SupervisedServer(part, drivers[part], publish));
      publish();
    }
  }
  await pause(LOOK_MS);
}
await Promise.all([...servers.values()].map((server) => server.stop()));
removeServices(dataDir);
lock.release();
process.exit(0);

function wantedParts() {
  return new Set(listUsers(dataDir).flatMap(({ wants }) => wants));
}

/** The end is announced before the last look, so that nobody registers and counts on servers that are ending. */
async function nobodyLeft() {
  if (!endAsked && listUsers(dataDir).length > 0) {
    return false;
  }
  tell('ending');
  if (!endAsked && listUsers(dataDir).length > 0) {
    tell('running');
    return false;
  }
  return true;
}

/** What a killed guardian left and nobody asks for any more. */
async function clearUnwanted() {
  const wanted = wantedParts();
  for (const part of /** @type {const} */ (['postgres', 'meilisearch'])) {
    if (!wanted.has(part)) {
      await drivers[part].stop();
    }
  }
}

/** @param {'running' | 'ending'} next */
function tell(next) {
  phase = next;
  publish();
}

function publish() {
  const of = (/** @type {(server: SupervisedServer) => unknown} */ take) =>
    Object.fromEntries([...servers].map(([part, server]) => [part, take(server)]));
  const meilisearch = servers.get('meilisearch');
  const meilisearchFound = meilisearch !== undefined && meilisearch.state !== 'failed' && drivers.meilisearch.url;
  writeServices(dataDir, {
    phase,
    guardian: /** @type {import('../process/identity.mjs').ProcessIdentity} */ (identityOf(process.pid)),
    parts: of((server) => server.state),
    problems: of((server) => server.problem),
    pids: { guardian: process.pid, ...of((server) => server.pid) },
    databaseUrl: drivers.postgres.url,
    benchDatabaseUrl: drivers.postgres.benchUrl,
    ...(meilisearchFound ? { meilisearchUrl: drivers.meilisearch.url, meilisearchKey: drivers.meilisearch.key } : {}),
  });
}
