import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_SECRET_KEY } from './secret-key.js';

/** Where `npm test` and `npm run cli` run. */
const ROOT = process.cwd();

/** A worker of the built product as a process of its own; `npm test` builds it before. */
export class WorkerProcess {
  private constructor(private readonly child: ChildProcess) {}

  /** @param older whether it is a version before the present one (see older-version.mjs) */
  static async start(settings: Record<string, string>, { older = false } = {}): Promise<WorkerProcess> {
    const preload = older ? ['--import', join(ROOT, 'test/faults/older-version.mjs')] : [];
    const child = spawn(process.execPath, [...preload, join(ROOT, 'dist/apps/worker/src/main.js')], {
      env: {
        PATH: process.env.PATH ?? '',
        NODE_ENV: 'test',
        SECRET_KEY: TEST_SECRET_KEY,
        SEARCH_ENGINE: 'postgres',
        DATA_DIR: tmpdir(),
        LOG_LEVEL: 'info',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await new Promise<void>((resolve, reject) => {
      let output = '';
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('The worker takes tasks')) {
          resolve();
        }
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', () => reject(new Error(`The worker ended: ${output}`)));
    });
    return new WorkerProcess(child);
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** As a crash would. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      this.child.kill(signal);
      await once(this.child, 'exit');
    }
  }
}
