import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../support/eventually.js';
import { freePort } from '../support/free-port.js';
import { LIMITS } from '../support/limits.js';

const ROOT = new URL('../../', import.meta.url).pathname;
const UPDATE_DATABASE = new URL('../../apps/launcher/product/update-database.mjs', import.meta.url).href;

export type Victim = 'api' | 'worker' | 'postgres';

/** The product as `npm start` runs it, in a data folder of its own, without demo data. */
export class StartedProduct {
  private constructor(
    readonly dataDir: string,
    readonly url: string,
    private readonly environment: Record<string, string>,
    private readonly launcher: ChildProcess,
    private readonly output: string[],
  ) {}

  /** @param settings of API, worker and commands besides those of `npm start` */
  static async start(settings: Record<string, string> = {}): Promise<StartedProduct> {
    const dataDir = await mkdtemp(join(tmpdir(), 'faults-'));
    const { markSeeded } = (await import(UPDATE_DATABASE)) as { markSeeded(settings: { dataDir: string }): void };
    markSeeded({ dataDir });
    const port = await freePort();
    const environment = {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      DATA_DIR: dataDir,
      PORT: String(port),
      BASE_URL: `http://localhost:${port}`,
      LOG_LEVEL: 'info',
      ...settings,
    };
    const launcher = spawn(process.execPath, ['apps/launcher/start.mjs'], { cwd: ROOT, env: environment });
    const output: string[] = [];
    launcher.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    launcher.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    const product = new StartedProduct(dataDir, environment.BASE_URL, environment, launcher, output);
    await product.ready();
    return product;
  }

  async ready(): Promise<void> {
    await eventually(async () => {
      if (this.launcher.exitCode !== null) {
        return;
      }
      const { status } = await fetch(`${this.url}/api/health/ready`);
      if (status !== 200) {
        throw new Error(`Not ready: ${status}`);
      }
    }, LIMITS.startMs);
    if (this.launcher.exitCode !== null) {
      throw new Error(`npm start ended: ${this.output.join('')}`);
    }
  }

  /** Ends a process as a crash would. Gives false when it is just being started again. */
  kill(victim: Victim): boolean {
    const pid =
      victim === 'postgres' ? this.state('services.json').pids?.postgres : this.state('product.json')[victim]?.pid;
    if (pid === undefined) {
      return false;
    }
    try {
      return process.kill(pid, 'SIGKILL');
    } catch {
      return false;
    }
  }

  /** Address and key of the servers as they are now: they may move when they are started again. */
  servers(): { DATABASE_URL: string; MEILISEARCH_URL: string; MEILISEARCH_KEY: string } {
    const { databaseUrl = '', meilisearchUrl = '', meilisearchKey = '' } = this.state('services.json');
    return { DATABASE_URL: databaseUrl, MEILISEARCH_URL: meilisearchUrl, MEILISEARCH_KEY: meilisearchKey };
  }

  /** Runs `npm run cli`; the exit code tells whether it came to its end. */
  async cli(...words: string[]): Promise<{ code: number | null; output: string }> {
    const child = spawn(process.execPath, ['apps/launcher/cli.mjs', ...words], { cwd: ROOT, env: this.environment });
    const output: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output: output.join('') };
  }

  async stop(): Promise<void> {
    if (this.launcher.exitCode === null) {
      this.launcher.kill('SIGINT');
      await once(this.launcher, 'exit');
    }
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 5 });
  }

  private state(file: string): RunState {
    return JSON.parse(readFileSync(join(this.dataDir, 'run', file), 'utf8')) as RunState;
  }
}

interface RunState {
  api?: { pid: number };
  worker?: { pid: number };
  pids?: { postgres?: number };
  databaseUrl?: string;
  meilisearchUrl?: string;
  meilisearchKey?: string;
}
