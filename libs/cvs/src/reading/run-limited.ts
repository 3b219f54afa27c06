import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { giveWay } from '@babelboard/platform';
import { Logger } from '@nestjs/common';
import { cameToItsEnd } from './process-end.js';
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

const logger = new Logger('DocumentReader');

/** Characters of what a program says of its errors: a message and where it comes from. */
const LAST_WORDS = 2_000;

/**
 * Gives a program of Node.js the input and returns what it writes, in a process of its own that may take so much of everything and no
 * more: it has an empty environment, writes no file and starts no process. Null where it went beyond a limit or broke down of it.
 * @param words for Node.js: the program and its parameters
 * @param options.prlimit its path; null where the system has none, and memory is watched from outside
 * @throws ProgramBroke it ended for another reason: somebody else ended it, or it could not work at all
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
  const child = spawn(command, parameters, { env: {}, stdio: ['pipe', 'pipe', 'pipe'], cwd: '/' });
  try {
    return await new Promise<Buffer | null>((resolve, reject) => {
      child.once('error', reject);
      const outcome = watchOutcome(child);
      collect(child, limits.outputBytes, outcome).then(resolve, reject);
      // A process that has seen enough does not read to the end.
      pipeline(input, child.stdin).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') reject(error);
      });
      bound(child, limits, {
        watched: prlimit === null,
        onTooMuch: () => outcome.end(),
        onTimeOver: () => reject(new TimeIsOver()),
      });
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
    // The first is told by a signal of its own; the second, a second later, by one that anybody may send.
    `--cpu=${processorSeconds}:${processorSeconds + 1}`,
    // No file is written, not even of its own end.
    '--fsize=0',
    '--core=0',
    '--nofile=128',
  ];
}

function bound(
  child: ChildProcess,
  { wallMs, memoryBytes }: ProcessLimits,
  { watched, onTooMuch, onTimeOver }: { watched: boolean; onTooMuch: () => void; onTimeOver: () => void },
): void {
  const end = setTimeout(onTimeOver, wallMs);
  const stopWatching = watched && child.pid !== undefined ? watchMemory(child.pid, memoryBytes, onTooMuch) : null;
  child.once('exit', () => {
    clearTimeout(end);
    stopWatching?.();
  });
  giveWay(child.pid);
}

interface Outcome {
  /** Ends the process, since it took more than it may. */
  end(): void;
  /** What became of it, once it has ended and all that it wrote is here. @throws ProgramBroke */
  isWhole(): Promise<boolean>;
}

/** Whoever asks later why there is no answer has only what the process said of errors: the last of it is kept. */
function watchOutcome(child: ChildProcess): Outcome {
  let wasBounded = false;
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-LAST_WORDS);
  });
  const closed = new Promise<[number | null, NodeJS.Signals | null]>((resolve) =>
    child.once('close', (code, signal) => resolve([code, signal])),
  );
  return {
    end: () => {
      wasBounded = true;
      child.kill('SIGKILL');
    },
    isWhole: async () => {
      const [code, signal] = await closed;
      const isWhole = cameToItsEnd({ code, signal, wasBounded, said });
      if (!isWhole) {
        // Which limit it was, the person is not told, and whoever runs the board must be able to see.
        logger.warn(`A program went beyond its limits: ${wasBounded ? 'of what we watch' : signal}`);
      }
      return isWhole;
    },
  };
}

/** What the process writes, where it ends well and writes no more than it may. */
async function collect(child: ChildProcess, most: number, outcome: Outcome): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  child.stdout?.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > most) {
      outcome.end();
    } else {
      chunks.push(chunk);
    }
  });
  return (await outcome.isWhole()) ? Buffer.concat(chunks) : null;
}
