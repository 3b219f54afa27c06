import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { COMPILED, compileBundle, SOURCE } from './compile-bundle.mjs';
import { BUNDLE, LOADER, MADE_FROM } from './packages.mjs';

/** Makes the bundle anew. @see bundledPackages in packages.mjs */
const [, , madeFrom = ''] = process.argv;
/** @type {string[]} */
const specifiers = JSON.parse(madeFrom).specifiers;
const ENTRY = 'packages';
const FACADE = 'facade of ';

process.stderr.write('Bundling the packages that the tests use (once for each change of them) …\n');
rmSync(BUNDLE, { recursive: true, force: true });
mkdirSync(BUNDLE, { recursive: true });
await bundle();
await writeModules();
writeFileSync(MADE_FROM, madeFrom);
// A package may keep a timer or a port.
process.exit();

/** One function that gives, for each name, what `import` gets and what `require` gets; each package is evaluated when first asked for. */
async function bundle() {
  const build = await rolldown({
    input: { [ENTRY]: ENTRY },
    platform: 'node',
    cwd: process.cwd(),
    treeshake: false,
    // Native code, which is looked for beside who loads it.
    external: [/\.node$/, 'msgpackr-extract'],
    logLevel: 'silent',
    plugins: [{ name: 'packages', resolveId: { order: 'pre', handler: resolveId }, load }],
  });
  const { output } = await build.generate({
    format: 'cjs',
    codeSplitting: false,
    comments: false,
    minify: { compress: false, mangle: false, codegen: true },
  });
  const [chunk] = output;
  const head = '(function (require, module, exports, __filename, __dirname) {';
  writeFileSync(SOURCE, `${head}${chunk.code}\n})`);
}

/**
 * @this {import('rolldown').PluginContext}
 * @param {string} id
 * @param {string | undefined} importer
 * @param {object} options
 */
async function resolveId(id, importer, options) {
  if (id === ENTRY || id.startsWith(FACADE)) {
    return id;
  }
  if (/^[./\0]/.test(id)) {
    return undefined;
  }
  const asIfFromSources = importer === ENTRY || importer?.startsWith(FACADE) ? resolve('package.json') : importer;
  const resolved = await this.resolve(id, asIfFromSources, { ...options, skipSelf: true });
  // What a package can do without is asked for, and found missing, when it runs.
  return resolved ?? { id, external: true };
}

/** @param {string} id */
function load(id) {
  if (id === ENTRY) {
    const entries = specifiers.map((specifier) => {
      const [facade, name] = [JSON.stringify(FACADE + specifier), JSON.stringify(specifier)];
      return `${name}: { imported: () => require(${facade}).all, required: () => require(${name}) }`;
    });
    return `module.exports = { ${entries.join(',\n')} };`;
  }
  if (id.startsWith(FACADE)) {
    return {
      code: `import * as all from ${JSON.stringify(id.slice(FACADE.length))}; export { all };`,
      moduleType: 'js',
    };
  }
  return undefined;
}

/** A module for each name, with the names that it exports. So each package has been evaluated once, and the bundle is known to work. */
async function writeModules() {
  const { script, loader } = compileBundle();
  Reflect.set(
    globalThis,
    LOADER,
    loader((bundled) => bundled.runInThisContext()),
  );
  const { load: loadPackage } = await import('./load.mjs');
  for (const specifier of specifiers) {
    const all = loadPackage(specifier);
    const names = Object.keys(all).filter((name) => !['default', 'module.exports', '__esModule'].includes(name));
    const file = join(BUNDLE, 'modules', `${specifier}.mjs`);
    const from = relative(dirname(file), fileURLToPath(new URL('load.mjs', import.meta.url)));
    const lines = [
      `import { load } from ${JSON.stringify(from)};`,
      `const all = load(${JSON.stringify(specifier)});`,
      ...names.map((name, index) => `const _${index} = all[${JSON.stringify(name)}];`),
      // In quotes, since Zod exports names like `enum` and `null`.
      `export { ${names.map((name, index) => `_${index} as ${JSON.stringify(name)}`).join(', ')} };`,
      ...('default' in all ? ['export default all.default;'] : []),
    ];
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${lines.join('\n')}\n`);
  }
  writeFileSync(COMPILED, script.createCachedData());
}
