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
 * Installs packages when they are missing or others are wanted.
 * @param {import('../screen/steps.mjs').Steps} steps
 * @param {import('./install.mjs').Packages} packages
 */
export async function prepareInstall(steps, packages = 'product') {
  if (!isInstalled(packages)) {
    await steps.step('install', 'Installing packages (about a minute the first time)', () =>
      alone(async () => {
        if (!isInstalled(packages)) {
          await installPackages(packages);
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
  const { whole } = beginBuild(asked);
  if (whole) {
    await steps.step('build', 'Building', () => whole);
  }
}

/**
 * Begins to build what changed; the server can be used while the pages are still being built.
 * @param {{ browser: boolean }} asked
 * @returns {{ server?: Promise<void>, whole?: Promise<void> }} only what is being built
 */
export function beginBuild(asked) {
  const wanted = outdated(asked).map(({ name }) => name);
  if (wanted.length === 0) {
    return {};
  }
  let serverIsBuilt = () => {};
  const built = new Promise((resolve) => {
    serverIsBuilt = () => resolve(undefined);
  });
  const whole = alone(() => build(outdated(asked), (name) => name === 'server' && serverIsBuilt()));
  const server = wanted.includes('server') ? Promise.race([built, whole]) : undefined;
  // Whoever waits for them hears of a failure; nobody may wait yet.
  whole.catch(() => {});
  server?.catch(() => {});
  return { server, whole };
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
