import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { watchMemory } from './watch-memory.js';

export interface ProcessLimits {
  memoryBytes: number;
  heapMegabytes: number;
  processorSeconds: number;
  wallMs: number;
  outputBytes: number;
}

/** Where the system bounds the time of a processor, only a machine with much else to do lets a process come so far. */
export class TimeIsOver extends Error {
  override readonly name = 'TimeIsOver';
}

/** Behind whatever answers people. */
const LOWER_PRIORITY = 10;

/**
 * Gives a program of Node.js the input and returns what it writes, in a process of its own that may take so much of everything and no
 * more: it has an empty environment, writes no file and starts no process. Null where it ended before it was done, by itself or by a limit.
 * @param words for Node.js: the program and its parameters
 * @param options.prlimit its path; null where the system has none, and memory is watched from outside
 * @throws TimeIsOver it was not done when the clock ended it
 * @throws Error the process cannot be started, or the input breaks
 */
export async function runLimited(
  words: readonly string[],
  input: Readable,
  limits: ProcessLimits,
  { prlimit, nodeOptions }: { prlimit: string | null; nodeOptions: readonly string[] },
): Promise<Buffer | null> {
  const node = [process.execPath, `--max-old-space-size=${limits.heapMegabytes}`, ...nodeOptions, ...words];
  const [command = '', ...parameters] = prlimit === null ? node : [prlimit, ...systemLimits(limits), '--', ...node];
  const child = spawn(command, parameters, { env: {}, stdio: ['pipe', 'pipe', 'ignore'], cwd: '/' });
  try {
    return await new Promise<Buffer | null>((resolve, reject) => {
      child.once('error', reject);
      collect(child, limits.outputBytes).then(resolve, reject);
      // A process that has seen enough does not read to the end.
      pipeline(input, child.stdin).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') reject(error);
      });
      bound(child, limits, { watched: prlimit === null, onTimeOver: () => reject(new TimeIsOver()) });
    });
  } finally {
    input.destroy();
    child.kill('SIGKILL');
  }
}

/** Enforced by the system, whatever the process does. */
function systemLimits({ memoryBytes, processorSeconds }: ProcessLimits): string[] {
  return [
    `--data=${memoryBytes}`,
    `--cpu=${processorSeconds}`,
    // No file is written, not even of its own end.
    '--fsize=0',
    '--core=0',
    '--nofile=128',
  ];
}

function bound(
  child: ChildProcess,
  { wallMs, memoryBytes }: ProcessLimits,
  { watched, onTimeOver }: { watched: boolean; onTimeOver: () => void },
): void {
  const end = setTimeout(onTimeOver, wallMs);
  const stopWatching =
    watched && child.pid !== undefined ? watchMemory(child.pid, memoryBytes, () => child.kill('SIGKILL')) : null;
  child.once('exit', () => {
    clearTimeout(end);
    stopWatching?.();
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, LOWER_PRIORITY);
  } catch {
    // It has ended already.
  }
}

/** What the process writes, where it ends well and writes no more than it may. */
async function collect(child: ChildProcess, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  child.stdout?.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > most) {
      child.kill('SIGKILL');
    } else {
      chunks.push(chunk);
    }
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return code === 0 && size <= most ? Buffer.concat(chunks) : null;
}
