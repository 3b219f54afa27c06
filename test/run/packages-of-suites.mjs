import { spawnSync } from 'node:child_process';
import { wantedBundle } from '../../apps/launcher/packages/bundled-packages.mjs';
import { inProject, ROOT } from '../../apps/launcher/project/paths.mjs';

/** @type {import('../../apps/launcher/packages/bundled-packages.mjs').PackageBundle} */
export const PACKAGES_OF_SUITES = {
  folder: inProject('node_modules/.cache/test-packages'),
  modules: inProject('node_modules/.cache/test-packages/modules'),
  importedIn: ['apps', 'libs', 'frontend/src', 'test'],
  sources: /\.tsx?$/,
  kinds: ['dependencies', 'devDependencies'],
};

/**
 * Bundles the packages that suites import, where they are not bundled yet.
 * @returns {Record<string, string>} for Jest's `moduleNameMapper`
 * @throws {Error} the bundle cannot be made; nothing else is tried then
 */
export function bundlePackages() {
  const { specifiers, isMade, make } = wantedBundle(PACKAGES_OF_SUITES);
  if (!isMade) {
    process.stderr.write('Bundling the packages that the tests use (once for each change of them) …\n');
    // In a process of its own: it evaluates every package once. Not on the standard output, where Jest may list suites.
    const { status } = spawnSync(process.execPath, make, { cwd: ROOT, stdio: ['ignore', 2, 2] });
    if (status !== 0) {
      throw new Error('The packages that the tests use could not be bundled; the reason is above.');
    }
  }
  const names = specifiers.map((specifier) => specifier.replaceAll('.', '\\.')).join('|');
  return { [`^(${names})$`]: `${PACKAGES_OF_SUITES.modules}/$1/index.mjs` };
}
