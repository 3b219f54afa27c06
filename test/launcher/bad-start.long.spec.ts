import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../support/free-port.js';
import { type Ended, Launched, type LaunchOptions, processesIn } from './support/launched.js';
import { createSmallProject, type SmallProject } from './support/small-project.js';
import { isRoot, normalUser } from './support/users.js';

let project: SmallProject;
let folder: string;
let port: string;
let busy: Server;

beforeAll(async () => {
  project = createSmallProject();
  folder = mkdtempSync(join(tmpdir(), 'bad-start-'));
  chmodSync(project.root, 0o755);
  port = String(await freePort());
  busy = createServer().listen(0, '127.0.0.1');
  await once(busy, 'listening');
});

afterAll(() => {
  busy.close();
  project.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts, expects a refusal, and gives the one line that says why. */
async function refusal(env: Record<string, string>, options: LaunchOptions = {}): Promise<string> {
  const ended = await new Launched(project.root, 'start', [], { ...options, env: { PORT: port, ...env } }).ended;
  expectRefusal(ended);
  return ended.stderr.trim();
}

function expectRefusal({ code, stdout, stderr }: Ended): void {
  expect(code).not.toBe(0);
  expect(stdout).not.toContain('is ready');
  expect(stderr.trim().split('\n')).toHaveLength(1);
}

const busyPort = () => (busy.address() as { port: number }).port;
const testDatabase = (change: (url: URL) => void) => {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  change(url);
  return url.href;
};

describe('a start that cannot work says what to do in one line', () => {
  it('mails that it would show to the network', async () => {
    for (const HOST of ['0.0.0.0', '::']) {
      const line = await refusal({ HOST });
      expect(line).toContain(`HOST=${HOST} would show every mail`);
      expect(line).toContain('NODE_ENV=production');
    }
  });

  it('mails that a proxy would show to everybody', async () => {
    for (const given of [{ BASE_URL: 'https://jobs.example' }, { TRUST_PROXY: '1' }] as Record<string, string>[]) {
      const line = await refusal(given);
      expect(line).toContain(`${Object.entries(given)[0]?.join('=')} would show every mail`);
      expect(line).toContain('NODE_ENV=production');
    }
  });

  it('port taken', async () => {
    const line = await refusal({ PORT: String(busyPort()) });
    expect(line).toContain(`Port ${busyPort()} is taken`);
    expect(line).toContain(`PORT=${busyPort() + 1} npm start`);
  });

  it('no port', async () => {
    expect(await refusal({ PORT: 'http' })).toContain('PORT=http is not a port');
  });

  it('DATA_DIR is a file', async () => {
    writeFileSync(join(folder, 'file'), '');
    expect(await refusal({ DATA_DIR: join(folder, 'file') })).toMatch(/DATA_DIR .* cannot be written .*another folder/);
  });

  it('DATA_DIR where nobody may write', async () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed, { mode: 0o555 });
    const options = isRoot ? { user: normalUser() } : {};
    chmodSync(folder, 0o755);
    const line = await refusal({ DATA_DIR: closed }, options);
    expect(line).toMatch(/cannot be written by user [\w-]+ \(permission denied\): give this user the right/);
  });

  it('DATA_DIR in use by another start', async () => {
    const first = new Launched(project.root, 'start', [], { env: { PORT: port } });
    await first.ready();
    const line = await refusal({ PORT: String(await freePort()) });
    expect(line).toMatch(new RegExp(`in use by another start \\(process ${first.pid}\\).*kill ${first.pid}`));
    await first.end();
    expect(processesIn(project.root)).toEqual([]);
  });

  it.each<[string, () => string, RegExp]>([
    ['no address', () => 'localhost/board', /DATABASE_URL is not an address of PostgreSQL: use postgresql:/],
    [
      'nobody answers',
      () => 'postgresql://me@127.0.0.1:1/board',
      /no PostgreSQL answers at 127.0.0.1:1 \(ECONNREFUSED\)/,
    ],
    ['no such machine', () => 'postgresql://me@no-such-machine.invalid/board', /there is no host "no-such-machine/],
    [
      'wrong password',
      () => testDatabase((url) => Object.assign(url, { password: 'very-wrong' })),
      /refuses user "\w+": put the right user name and password/,
    ],
    [
      'no such database',
      () => testDatabase((url) => Object.assign(url, { pathname: '/not_there' })),
      /has no database "not_there": create it \(createdb not_there\)/,
    ],
  ])('wrong DATABASE_URL: %s', async (_, url, expected) => {
    const line = await refusal({ DATABASE_URL: url() });
    expect(line).toMatch(expected);
    expect(line).not.toContain('very-wrong');
  });

  it('production without a database', async () => {
    expect(await refusal({ NODE_ENV: 'production' })).toContain('DATABASE_URL is required in production');
  });

  it('an API that ends at once: its last words', async () => {
    const main = join(project.root, 'dist/apps/api/src/main.js');
    const sound = readFileSync(main, 'utf8');
    writeFileSync(main, "process.stderr.write('api cannot start: no good\\n'); process.exit(1);");
    const ended = await new Launched(project.root, 'start', [], { env: { PORT: port } }).ended;
    expectRefusal(ended);
    expect(ended.stderr).toContain('The API does not start: api cannot start: no good');
    expect(processesIn(project.root)).toEqual([]);
    writeFileSync(main, sound);
  });

  it('packages that cannot be installed', async () => {
    const stamp = join(project.root, 'node_modules/.babelboard-install');
    const sound = readFileSync(stamp, 'utf8');
    writeFileSync(stamp, 'of another lock file');
    const npm = join(folder, 'npm-cli.js');
    writeFileSync(
      npm,
      "console.error('npm error code ENOTFOUND\\nnpm error network request failed'); process.exit(1);",
    );
    expect(await refusal({ npm_execpath: npm })).toMatch(
      /packages could not be installed \(code ENOTFOUND network request failed\)/,
    );
    writeFileSync(stamp, sound);
  });

  it.each(['start', 'test', 'cli', 'build'])(
    'npm %s on a Node that is too old, before anything else',
    async (command) => {
      const preload = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.20.4'})`;
      const ended = await new Launched(project.root, command, [], { nodeOptions: ['--import', preload] }).ended;
      expectRefusal(ended);
      expect(ended.stderr).toContain('Node.js 18.20.4 is too old: install Node.js 20.19 or newer');
      expect(ended.stdout).toBe('');
    },
  );

  if (isRoot) {
    it('no room on the disk', async () => {
      const disk = join(folder, 'small-disk');
      mkdirSync(disk);
      expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', disk]).status).toBe(0);
      try {
        const line = await refusal({ DATA_DIR: join(disk, 'data') });
        expect(line).toMatch(/too little room on the disk of .*: \d+ MB free, 500 MB needed. Free some space/);
      } finally {
        spawnSync('umount', [disk]);
      }
    });
  }
});
