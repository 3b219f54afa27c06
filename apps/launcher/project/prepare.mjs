import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { takeLock } from '../process/lock.mjs';
import { build, outdated } from './build.mjs';
import { installPackages, isInstalled } from './install.mjs';
import { inProject } from './paths.mjs';

const LOCK = inProject('dist', '.preparing.lock');
const LOOK_MS = 200;

/**
 * Installs the packages when they are missing or others are wanted.
 * @param {import('../screen/steps.mjs').Steps} steps
 */
export async function prepareInstall(steps) {
  if (!isInstalled()) {
    await steps.step('install', 'Installing packages (about a minute the first time)', () =>
      alone(async () => {
        if (!isInstalled()) {
          await installPackages();
        }
      }),
    );
  }
}

/**
 * Builds what changed since the last build.
 * @param {import('../screen/steps.mjs').Steps} steps
 * @param {{ browser: boolean }} asked browser: the pages too, not only the programs of the server
 */
export async function prepareBuild(steps, asked) {
  if (outdated(asked).length > 0) {
    await steps.step('build', 'Building', () => alone(() => build(outdated(asked))));
  }
}

/** Two commands started together would tread on each other's files; the second waits.
 * @param {() => Promise<void>} work */
async function alone(work) {
  mkdirSync(dirname(LOCK), { recursive: true });
  let lock = takeLock(LOCK);
  while (lock.heldBy !== undefined) {
    await pause(LOOK_MS);
    lock = takeLock(LOCK);
  }
  try {
    await work();
  } finally {
    lock.release();
  }
}
