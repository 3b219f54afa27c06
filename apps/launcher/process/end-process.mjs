import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './identity.mjs';

const PAUSE_MS = 30;

/**
 * Ends a process: asks with each signal in turn, waits, and kills in the end.
 * @param {import('./identity.mjs').ProcessIdentity | undefined} identity
 * @param {{ signal: NodeJS.Signals, waitMs: number }[]} asks
 * @param {{ group?: boolean }} [options] group: everything that the process started in its process group, too
 */
export async function endProcess(identity, asks, { group = false } = {}) {
  if (identity === undefined) {
    return;
  }
  for (const { signal, waitMs } of [...asks, { signal: /** @type {const} */ ('SIGKILL'), waitMs: 5_000 }]) {
    if (!isAlive(identity)) {
      return;
    }
    send(group ? -identity.pid : identity.pid, signal);
    await untilGone(identity, waitMs);
  }
}

/**
 * @param {import('./identity.mjs').ProcessIdentity | undefined} identity
 * @param {number} waitMs
 * @returns {Promise<boolean>} whether it is gone
 */
export async function untilGone(identity, waitMs) {
  const end = Date.now() + waitMs;
  while (isAlive(identity)) {
    if (Date.now() > end) {
      return false;
    }
    await pause(PAUSE_MS);
  }
  return true;
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself, or belongs to another user: whoever waits for it sees that.
  }
}
