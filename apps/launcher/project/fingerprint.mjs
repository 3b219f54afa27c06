import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './paths.mjs';

const NOT_SOURCE = /(^|\/)(node_modules|dist)(\/|$)/;
const SPEC = /\.spec\.tsx?$/;

/**
 * Stands for the content of sources: equal when nothing in them changed.
 * @param {string[]} paths files and folders of the project; what is not there is left out
 * @param {RegExp} kinds which file names count
 * @param {{ specs?: boolean }} [options] specs: tests count, too, which are not built
 * @returns {string}
 */
export function fingerprint(paths, kinds, { specs = false } = {}) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(path)) {
      if (kinds.test(file) && !NOT_SOURCE.test(file) && (specs || !SPEC.test(file))) {
        hash
          .update(`${file}\0`)
          .update(readFileSync(inProject(file)))
          .update('\0');
      }
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]} in a fixed order
 */
function filesBelow(path) {
  const found = statSync(inProject(path), { throwIfNoEntry: false });
  if (found === undefined) {
    return [];
  }
  return found.isDirectory()
    ? readdirSync(inProject(path))
        .sort()
        .flatMap((name) => filesBelow(join(path, name)))
    : [path];
}
