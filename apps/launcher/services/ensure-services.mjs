import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endProcess, untilGone } from '../process/end-process.mjs';
import { openLog, readTail } from '../process/files.mjs';
import { LaunchProblem } from '../screen/problem.mjs';
import { listUsers, readServices, registerUser, unregisterUser } from './services-state.mjs';

const GUARDIAN = fileURLToPath(new URL('./guardian.mjs', import.meta.url));
const LONGEST_START_MS = 120_000;
const LONGEST_END_MS = 30_000;
const POLL_MS = 30;

/**
 * @typedef {import('./services-state.mjs').Part} Part
 * @typedef {import('./services-state.mjs').ServicesState} ServicesState
 * @typedef {{ dataDir: string, wants: Part[], profile: 'product' | 'test' }} Need
 */

/**
 * Uses the servers that run on this folder of data, or starts them. They stay until `leaveServices` or the end of this process.
 * @param {Need} need
 * @returns {Promise<ServicesState>} every wanted part is ready or failed
 * @throws {LaunchProblem} PostgreSQL failed, or nothing came up
 */
export async function ensureServices({ dataDir, wants, profile }) {
  registerUser(dataDir, wants);
  const end = Date.now() + LONGEST_START_MS;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let guardian;
  while (Date.now() < end) {
    const state = readServices(dataDir);
    if (state === undefined && (guardian === undefined || guardian.exitCode !== null)) {
      guardian = await startGuardian(dataDir, profile);
    }
    if (state?.phase === 'running') {
      if (wants.includes('postgres') && state.parts.postgres === 'failed') {
        throw new LaunchProblem(state.problems.postgres ?? 'The embedded PostgreSQL could not be started.');
      }
      if (wants.every((part) => state.parts[part] === 'ready' || state.parts[part] === 'failed')) {
        return state;
      }
    }
    await pause(POLL_MS);
  }
  const lastLine = readTail(logFile(dataDir)).trim().split('\n').at(-1);
  throw new LaunchProblem(`The embedded servers do not start (${lastLine}): see ${logFile(dataDir)}.`);
}

/**
 * Gives the servers up; waits for their end unless somebody else uses them.
 * @param {string} dataDir
 */
export async function leaveServices(dataDir) {
  unregisterUser(dataDir);
  const state = readServices(dataDir);
  if (state === undefined || listUsers(dataDir).length > 0) {
    return;
  }
  if (!(await untilGone(state.guardian, LONGEST_END_MS)) && listUsers(dataDir).length === 0) {
    await endProcess(state.guardian, []);
  }
}

/**
 * @param {string} dataDir
 * @param {'product' | 'test'} profile
 */
async function startGuardian(dataDir, profile) {
  const log = openLog(logFile(dataDir));
  const child = spawn(process.execPath, [GUARDIAN, dataDir, profile], {
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  return child;
}

/** @param {string} dataDir */
function logFile(dataDir) {
  return join(dataDir, 'logs', 'services.log');
}
