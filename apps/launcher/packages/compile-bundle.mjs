import { existsSync, readFileSync } from 'node:fs';
import { Script } from 'node:vm';

/**
 * Compiles a bundle, with what V8 has kept of it when it was made: functions that ran then need not be compiled again.
 * @param {string} source its file
 * @param {Pick<import('node:vm').ScriptOptions, 'filename' | 'importModuleDynamically'>} options
 */
export function compileBundle(source, options) {
  const kept = compiledFile(source);
  // What another version of Node.js has kept is refused, and the script compiled as any other is.
  const cachedData = existsSync(kept) ? { cachedData: readFileSync(kept) } : {};
  return new Script(readFileSync(source, 'utf8'), { ...options, ...cachedData });
}

/** @param {string} source */
export function compiledFile(source) {
  return `${source}.v8`;
}
