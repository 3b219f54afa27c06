import { existsSync } from 'node:fs';
import { readJson } from '../process/files.mjs';
import { inProject } from './paths.mjs';

/** @returns {string[]} folders whose TypeScript the build of the server compiles into `dist`; those of tests are not there where the image is built (.dockerignore) */
export function compiledFolders() {
  /** @type {string[]} */
  const folders = readJson(inProject('nest-cli.json')).compilerOptions.builder.options.filenames;
  return folders.filter((folder) => existsSync(inProject(folder)));
}
