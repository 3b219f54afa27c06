import { watch } from 'node:fs';
import { build, outdated } from '../project/build.mjs';
import { inProject } from '../project/paths.mjs';
import { oneLine } from '../screen/problem.mjs';

const FOLDERS = ['apps', 'libs', 'frontend'];
const IGNORED = /(^|\/)(node_modules|dist|launcher)(\/|$)|\.spec\.tsx?$|~$/;
/** What changes the database, which a start brings up to date. */
const OF_DATABASE = /\/migrations\/|^reference-data\/(data|src\/commands)\//;
/** Editors write several files at once. */
const QUIET_MS = 100;

/**
 * Builds what changes, one build after the other, until the process ends.
 * @param {{ migrate: () => Promise<void>, restart: () => Promise<void>, say: (line: string) => void }} todo
 */
export function watchSources({ migrate, restart, say }) {
  let timer = setTimeout(() => {}, 0);
  /** @type {Promise<void>} */
  let last = Promise.resolve();
  /** @type {Set<string>} */
  const changed = new Set();

  async function rebuild() {
    const files = [...changed];
    changed.clear();
    const targets = outdated({ browser: true });
    if (targets.length === 0) {
      return;
    }
    const began = performance.now();
    try {
      await build(targets, () => {});
      if (files.some((file) => OF_DATABASE.test(file))) {
        await migrate();
      }
      await restart();
      const what = targets.map(({ name }) => name).join(' and ');
      say(`${files[0] ?? 'Something'} changed: ${what} built and started in ${seconds(began)} s`);
    } catch (error) {
      say(`${files[0] ?? 'Something'} changed, and what was there before still runs: ${oneLine(error)}`);
    }
  }

  for (const folder of FOLDERS) {
    watch(inProject(folder), { recursive: true }, (_event, file) => {
      if (file === null || IGNORED.test(`${folder}/${file}`)) {
        return;
      }
      changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => {
        last = last.then(rebuild);
      }, QUIET_MS);
    });
  }
}

/** @param {number} began */
function seconds(began) {
  return ((performance.now() - began) / 1_000).toFixed(1);
}
