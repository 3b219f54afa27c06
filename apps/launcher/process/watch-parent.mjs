import { readFileSync } from 'node:fs';
import { identityOf, isAlive, programName } from './identity.mjs';

const LOOK_MS = 500;

/**
 * Calls `onGone` when the npm that started this process was killed; it could not pass a signal on any more.
 * @param {() => void} onGone
 */
export function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) {
    return;
  }
  const shell = ['sh', 'dash', 'bash'].includes(programName(process.ppid) ?? '');
  const watched = [process.ppid, ...(shell ? [parentOf(process.ppid)] : [])]
    .map((pid) => identityOf(pid))
    .filter((identity) => identity !== undefined);
  const timer = setInterval(() => {
    if (!watched.every((identity) => isAlive(identity))) {
      clearInterval(timer);
      onGone();
    }
  }, LOOK_MS);
  timer.unref();
}

/** @param {number} pid */
function parentOf(pid) {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}
