import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makePrivateFolder, readJson, writeJson } from '../process/files.mjs';
import { takeLock } from '../process/lock.mjs';
import { isFullDisk, LaunchProblem, noRoom } from '../screen/problem.mjs';

const LEAST_ROOM = 500_000_000;
// A start that is ending, or whose npm was killed a moment ago, gives the folder up by itself.
const PATIENCE_MS = 2_500;
const PATIENCE_WHILE_ENDING_MS = 30_000;
const LOOK_MS = 100;

/**
 * @param {string} dataDir
 * @throws {LaunchProblem} no folder that this user can write in
 */
export function checkWritable(dataDir) {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    makePrivateFolder(dataDir);
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (error) {
    if (isFullDisk(error)) {
      throw new LaunchProblem(noRoom(dataDir));
    }
    throw new LaunchProblem(
      `DATA_DIR (${dataDir}) cannot be written by user ${userName()}${whyNot(error)}: give this user the right to write there, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * @param {string[]} folders
 * @throws {LaunchProblem} less room than a start needs
 */
export function checkRoom(folders) {
  for (const folder of folders) {
    const { bavail, bsize } = statfsSync(folder);
    const room = bavail * bsize;
    if (room < LEAST_ROOM) {
      const megabytes = (/** @type {number} */ bytes) => `${Math.floor(bytes / 1_000_000)} MB`;
      throw new LaunchProblem(
        `There is too little room on the disk of ${folder}: ${megabytes(room)} free, ${megabytes(LEAST_ROOM)} needed. Free some space, or set DATA_DIR to a folder on another disk.`,
      );
    }
  }
}

/**
 * Makes this the only start on the folder.
 * @param {string} dataDir
 * @returns {Promise<{ ending: () => void, release: () => void }>} ending: tells a next start to wait
 * @throws {LaunchProblem} another start has it
 */
export async function claimDataFolder(dataDir) {
  const file = join(dataDir, 'run', 'start.lock');
  const endingFile = join(dataDir, 'run', 'ending.json');
  const began = Date.now();
  let lock = takeLock(file);
  while (lock.heldBy !== undefined) {
    const patience = readJson(endingFile)?.pid === lock.heldBy.pid ? PATIENCE_WHILE_ENDING_MS : PATIENCE_MS;
    if (Date.now() - began > patience) {
      throw new LaunchProblem(
        `DATA_DIR (${dataDir}) is in use by another start (process ${lock.heldBy.pid}): end that one with Ctrl-C or \`kill ${lock.heldBy.pid}\`, or set DATA_DIR and PORT to others.`,
      );
    }
    await pause(LOOK_MS);
    lock = takeLock(file);
  }
  const { release } = lock;
  rmSync(endingFile, { force: true });
  return {
    ending: () => writeJson(endingFile, { pid: process.pid }),
    release: () => {
      rmSync(endingFile, { force: true });
      release();
    },
  };
}

/** @param {unknown} error */
function whyNot(error) {
  const { code } = /** @type {NodeJS.ErrnoException} */ (error);
  const reasons = /** @type {Record<string, string>} */ ({
    EACCES: ' (permission denied)',
    EPERM: ' (not permitted)',
    EROFS: ' (the disk is read-only)',
    ENOTDIR: ' (a part of the path is a file)',
    EEXIST: ' (it is a file)',
  });
  return reasons[code ?? ''] ?? (code ? ` (${code})` : '');
}

function userName() {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}
