import { readJson } from '../process/files.mjs';
import { inProject } from './paths.mjs';

/** @returns {string[]} folders whose TypeScript the build of the server compiles into `dist` */
export function compiledFolders() {
  return readJson(inProject('nest-cli.json')).compilerOptions.builder.options.filenames;
}
