import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Of Node.js: since 23.5 (and 22.13) it is no trial any more. */
const SWITCH = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';

/**
 * Options of Node.js by which the program reads its own code and nothing else of the disk, writes nothing, starts no process and loads no
 * native code.
 * @param program in `dist`, beside which packages lie
 */
export function programPermissions(program: string): string[] {
  const dist = program.slice(0, program.lastIndexOf(join('/dist', 'libs'))) + join('/dist');
  const project = dirname(dist);
  // What lies behind a link is asked for by its own name.
  const packages = join(project, 'node_modules');
  const readable = [dist, packages, realpath(packages), join(project, 'package.json')];
  return [SWITCH, ...new Set(readable.map((path) => `--allow-fs-read=${path.endsWith('.json') ? path : `${path}/*`}`))];
}

function realpath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
