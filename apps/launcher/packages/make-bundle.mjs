import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants } from 'node:vm';
import { rolldown } from 'rolldown';
import { bundleFile, madeFromFile, packageOf } from './bundled-packages.mjs';
import { compileBundle, compiledFile } from './compile-bundle.mjs';

/** Makes a bundle anew. @see PackageBundle in bundled-packages.mjs */
const [, , folder = '', modules = '', madeFrom = ''] = process.argv;
/** @type {string[]} */
const specifiers = JSON.parse(madeFrom).specifiers;
const SOURCE = bundleFile(folder);
const ENTRY = 'packages';
const FACADE = 'facade of ';

rmSync(modules, { recursive: true, force: true });
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await bundle();
await writeModules();
writeFileSync(madeFromFile(folder), madeFrom);
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
  for (const file of ['load.mjs', 'compile-bundle.mjs']) {
    copyFileSync(join(import.meta.dirname, file), join(folder, file));
  }
  const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
  const script = compileBundle(SOURCE, { filename: SOURCE, importModuleDynamically });
  Reflect.set(globalThis, Symbol.for('babelboard.evaluate-packages'), () => script.runInThisContext());
  const loader = join(folder, 'load.mjs');
  const { load: loadPackage } = await import(pathToFileURL(loader).href);
  for (const specifier of specifiers) {
    const all = loadPackage(specifier);
    const names = Object.keys(all).filter((name) => !['default', 'module.exports', '__esModule'].includes(name));
    const file = join(modules, specifier, 'index.mjs');
    const lines = [
      `import { load } from ${JSON.stringify(relative(dirname(file), loader))};`,
      `const all = load(${JSON.stringify(specifier)});`,
      ...names.map((name, index) => `const _${index} = all[${JSON.stringify(name)}];`),
      // In quotes, since Zod exports names like `enum` and `null`.
      `export { ${names.map((name, index) => `_${index} as ${JSON.stringify(name)}`).join(', ')} };`,
      ...('default' in all ? ['export default all.default;'] : []),
    ];
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${lines.join('\n')}\n`);
  }
  writePackages();
  writeFileSync(compiledFile(SOURCE), script.createCachedData());
}

/** Tells Node.js which names there are in each package. */
function writePackages() {
  for (const name of new Set(specifiers.map(packageOf))) {
    const exports = Object.fromEntries(
      specifiers
        .filter((specifier) => packageOf(specifier) === name)
        .map((specifier) => [`.${specifier.slice(name.length)}`, `.${specifier.slice(name.length)}/index.mjs`]),
    );
    mkdirSync(join(modules, name), { recursive: true });
    writeFileSync(join(modules, name, 'package.json'), JSON.stringify({ name, exports }));
  }
}
