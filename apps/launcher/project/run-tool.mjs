import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { endProcess } from '../process/end-process.mjs';
import { identityOf } from '../process/identity.mjs';
import { ROOT } from './paths.mjs';

/** @type {Map<import('node:child_process').ChildProcess, import('../process/identity.mjs').ProcessIdentity>} */
const running = new Map();
/** @type {(tools: import('../process/identity.mjs').ProcessIdentity[]) => void} */
let tellTools = () => {};

/**
 * Runs a tool to its end, in a process group of its own: a Ctrl-C goes to the launcher, which ends its tools.
 * @param {string} program
 * @param {string[]} parameters
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {(text: string) => void} [options.onOutput]
 * @param {boolean} [options.yields] lets what is more urgent have the processors first
 * @returns {Promise<{ code: number, output: string }>} code 127 when it could not be started
 */
export function runTool(program, parameters, { env = process.env, onOutput, yields = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, { cwd: ROOT, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const identity = identityOf(child.pid);
    if (yields && child.pid !== undefined) {
      giveWay(child.pid);
    }
    if (identity !== undefined) {
      running.set(child, identity);
      tellTools([...running.values()]);
    }
    let output = '';
    const take = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString('utf8');
      onOutput?.(chunk.toString('utf8'));
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code, signal) => {
      running.delete(child);
      tellTools([...running.values()]);
      resolve({ code: code ?? 1, output: signal ? `${output}\nended by ${signal}` : output });
    });
  });
}

/** @param {number} pid */
function giveWay(pid) {
  try {
    setPriority(pid, 10);
  } catch {
    // Ended already, or not allowed here: then it takes its share.
  }
}

/** Ends every tool that still runs. */
export async function endTools() {
  await Promise.all(
    [...running.values()].map((identity) =>
      endProcess(identity, [{ signal: 'SIGTERM', waitMs: 3_000 }], { group: true }),
    ),
  );
}

/**
 * Tells which tools run, now and at every change, so that a next start can end them when this process is killed.
 * @param {typeof tellTools} listener
 */
export function watchTools(listener) {
  tellTools = listener;
}
