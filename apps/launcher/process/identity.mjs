import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/**
 * A process that cannot be mistaken for a later one with the same number.
 * @typedef {{ pid: number, startedAt: string }} ProcessIdentity
 */

const LINUX = process.platform === 'linux';
const STATE = 0;
const START_TIME = 19;

/**
 * @param {number | undefined} pid
 * @returns {ProcessIdentity | undefined} nothing when there is no such process, or only its zombie
 */
export function identityOf(pid) {
  if (pid === undefined || !Number.isInteger(pid) || pid <= 0) {
    return undefined;
  }
  const startedAt = LINUX ? linuxStart(pid) : otherStart(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
}

/**
 * @param {ProcessIdentity | undefined} identity
 * @returns {boolean}
 */
export function isAlive(identity) {
  return identity !== undefined && identityOf(identity.pid)?.startedAt === identity.startedAt;
}

/**
 * The folder in which a process works, where the system tells.
 * @param {number} pid
 * @returns {string | undefined}
 */
export function workingFolder(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/**
 * Name of the program of a process, where the system tells.
 * @param {number} pid
 */
export function programName(pid) {
  if (LINUX) {
    return readOrNothing(`/proc/${pid}/comm`)?.trim();
  }
  return spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined;
}

/** @param {number} pid */
function linuxStart(pid) {
  // The second field is the program's name in brackets and may hold anything, so fields count from its end.
  const fields = readOrNothing(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ');
  if (fields === undefined || fields[STATE] === 'Z' || fields[STATE] === 'X') {
    return undefined;
  }
  return `${readOrNothing('/proc/sys/kernel/random/boot_id')?.trim()} ${fields[START_TIME]}`;
}

/** @param {number} pid */
function otherStart(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' });
  const [, state, start] = /^(\S+)\s+(.+)$/.exec(stdout?.trim() ?? '') ?? [];
  return state?.startsWith('Z') ? undefined : start;
}

/** @param {string} file */
function readOrNothing(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
