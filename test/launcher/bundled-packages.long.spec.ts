import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const BUNDLES = new URL('../../apps/launcher/packages/bundled-packages.mjs', import.meta.url).href;

/** The launcher is plain Node without declarations of types. */
async function bundleOfServer(): Promise<{ modules: string; specifiers: string[]; isMade: boolean }> {
  const { PACKAGES_OF_SERVER, wantedBundle } = await import(BUNDLES);
  return { ...PACKAGES_OF_SERVER, ...wantedBundle(PACKAGES_OF_SERVER) };
}

/** What a module of the project gets when it imports a package: from where, and which names. */
function imported(specifiers: string[], folder: string): Record<string, { from: string; names: string[] }> {
  const script = `
    const found = {};
    for (const specifier of ${JSON.stringify(specifiers)}) {
      const all = await import(specifier);
      const names = Object.keys(all).filter((name) => all[name] !== undefined);
      found[specifier] = { from: import.meta.resolve(specifier), names };
    }
    process.stdout.write(JSON.stringify(found), () => process.exit());`;
  return run(script, folder);
}

/** Runs a module in a folder, as the product runs there, and reads the JSON that it prints. */
function run<Printed>(script: string, folder: string): Printed {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: join(ROOT, folder),
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  return JSON.parse(output) as Printed;
}

/** Which packages the compiled files import, as they write it. */
function specifiersOfCompiled(): string[] {
  const statement =
    /^(?:import|export)\b(?:[^;"'`]*\bfrom)?\s*["']([^"'.][^"']*)["']|\bimport\(["']([^"'.][^"']*)["']\)/gm;
  const files = ['apps', 'libs', 'test', 'frontend/server'].flatMap((folder) =>
    readdirSync(join(ROOT, 'dist', folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(ROOT, 'dist', folder, name), 'utf8')),
  );
  const found = files.flatMap((text) =>
    [...text.matchAll(statement)].map(([, named, called]) => named ?? called ?? ''),
  );
  return [...new Set(found)].filter((specifier) => !specifier.startsWith('node:')).sort();
}

describe('the packages of the server', () => {
  it('are in one bundle, which the build has made from what is imported now', async () => {
    const { isMade, specifiers } = await bundleOfServer();
    expect(isMade).toBe(true);
    expect(specifiers).toEqual(
      expect.arrayContaining(['@nestjs/core', '@nestjs/common/constants.js', 'typeorm', 'pg']),
    );
    // What loads files that lie beside it stays where it is.
    expect(specifiers).not.toContain('@node-rs/argon2');
  });

  it('give a process of the server what they give without the bundle', async () => {
    const { modules, specifiers } = await bundleOfServer();
    const bundled = imported(specifiers, 'dist/apps');
    const plain = imported(specifiers, 'apps');
    for (const specifier of specifiers) {
      expect(bundled[specifier]?.from).toBe(`file://${join(modules, specifier, 'index.mjs')}`);
      expect(plain[specifier]?.from).toContain(`file://${join(ROOT, 'node_modules')}/`);
      // What Node.js adds to packages of CommonJS.
      const added = ['default', 'module.exports', '__esModule'];
      const names = (given: string[] = []) => given.filter((name) => !added.includes(name));
      // Evaluating tells of more names than Node.js reads from the text of a package of CommonJS.
      const missing = names(plain[specifier]?.names).filter((name) => !bundled[specifier]?.names.includes(name));
      expect({ specifier, missing }).toEqual({ specifier, missing: [] });
    }
  });

  it('leave nothing out that a compiled file imports, be it of a suite', () => {
    const specifiers = specifiersOfCompiled();
    expect(specifiers).toEqual(expect.arrayContaining(['typeorm', '@nestjs/core/internal', 'lighthouse']));
    const script = `
      const missing = [];
      for (const specifier of ${JSON.stringify(specifiers)}) {
        try {
          import.meta.resolve(specifier);
        } catch (error) {
          missing.push(error.message);
        }
      }
      console.log(JSON.stringify(missing));`;
    expect(run(script, 'dist')).toEqual([]);
  });

  it('let every command of `bench` load', () => {
    const commands = readFileSync(join(ROOT, 'dist/apps/cli/src/commands/bench.command.js'), 'utf8');
    const modules = [...commands.matchAll(/import\("([^"]+\/bench\/[^"]+)"\)/g)].map(([, path]) => path);
    // All but `bench` itself, which names them.
    expect(modules).toHaveLength([...commands.matchAll(/new Command\(/g)].length - 1);
    const script = `
      const problems = [];
      for (const path of ${JSON.stringify(modules)}) {
        await import(path).catch((error) => problems.push(path + ': ' + error.message));
      }
      process.stdout.write(JSON.stringify(problems), () => process.exit());`;
    expect(run(script, 'dist/apps/cli/src/commands')).toEqual([]);
  });
});
