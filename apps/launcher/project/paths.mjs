import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/** @param {...string} parts */
export function inProject(...parts) {
  return join(ROOT, ...parts);
}

/** Compiled entry of an app.
 * @param {'api' | 'worker' | 'cli' | 'fake-cv-service'} app */
export function compiledApp(app) {
  return inProject('dist', 'apps', app, 'src', 'main.js');
}
