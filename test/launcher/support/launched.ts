import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../../support/eventually.js';
import { LIMITS } from '../../support/limits.js';

export interface LaunchOptions {
  env?: Record<string, string>;
  user?: { uid: number; gid: number };
  nodeOptions?: string[];
  /** By `npm run`, as people do, instead of by Node directly. */
  byNpm?: boolean;
}

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface Identity {
  pid: number;
}

/** A command of the launcher, run as a person would, in a project folder. */
export class Launched {
  stdout = '';
  stderr = '';
  readonly ended: Promise<Ended>;
  private readonly child: ChildProcess;

  constructor(root: string, command: string, parameters: string[] = [], options: LaunchOptions = {}) {
    const script = join(root, 'apps/launcher', `${command}.mjs`);
    const [program, words] = options.byNpm
      ? ['npm', ['run', command, '--', ...parameters]]
      : [process.execPath, [...(options.nodeOptions ?? []), script, ...parameters]];
    const spawnOptions: SpawnOptions = {
      cwd: root,
      env: { PATH: process.env.PATH, HOME: root, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      ...options.user,
    };
    this.child = spawn(program, words, spawnOptions);
    this.child.stdout?.on('data', (chunk: Buffer) => {
      this.stdout += chunk.toString();
    });
    this.child.stderr?.on('data', (chunk: Buffer) => {
      this.stderr += chunk.toString();
    });
    this.ended = new Promise((resolve, reject) => {
      this.child.once('error', reject);
      this.child.once('close', (code) => resolve({ code, stdout: this.stdout, stderr: this.stderr }));
    });
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Waits for the last line that a start says. */
  async ready(): Promise<void> {
    const isReady = () => this.stdout.includes('Ctrl-C ends everything');
    const notReady = () => new Error(`Not ready: ${this.stdout}${this.stderr}`);
    await eventually(() => {
      if (!isReady() && this.child.exitCode === null) throw notReady();
    }, LIMITS.startMs);
    if (!isReady()) throw notReady();
  }

  /** Sends a signal to this one process. */
  kill(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Ctrl-C, which a terminal sends to all processes of the foreground. */
  async end(): Promise<Ended> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      process.kill(-this.pid, 'SIGINT');
    }
    return this.ended;
  }
}

/** The processes that a start on this folder of data has, by name. */
export function processesOfStart(dataDir: string): Record<string, number> {
  const product = JSON.parse(readFileSync(join(dataDir, 'run/product.json'), 'utf8')) as Record<string, Identity>;
  const services = JSON.parse(readFileSync(join(dataDir, 'run/services.json'), 'utf8')) as {
    pids: Record<string, number>;
  };
  return {
    launcher: product.launcher?.pid ?? 0,
    api: product.api?.pid ?? 0,
    worker: product.worker?.pid ?? 0,
    cvService: product.cvService?.pid ?? 0,
    ...services.pids,
  };
}

/** Address of the embedded database of a running start. */
export function databaseUrlOf(dataDir: string): string {
  const { databaseUrl } = JSON.parse(readFileSync(join(dataDir, 'run/services.json'), 'utf8')) as {
    databaseUrl?: string;
  };
  if (databaseUrl === undefined) {
    throw new Error('The embedded database has no address yet');
  }
  return databaseUrl;
}

/** Every process that has to do with a folder: works in it, was started with its name, or knows it by its environment. */
export function processesIn(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) =>
      [linkOf(pid), textOf(pid, 'cmdline'), textOf(pid, 'environ')].some((text) => text.includes(folder)),
    )
    .map((pid) => `${pid} ${textOf(pid, 'cmdline').replaceAll('\0', ' ')}`);
}

function linkOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

function textOf(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
