import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { giveWay } from '@babelboard/platform';
import type { ProfileFile } from './make-profile-file.js';
import type { FileAnswer, FileOrder } from './profile-file-program.js';

const NAME = 'profile-file-program.js';
const HEAP_MEGABYTES = 384;
/** Of a machine with much else to do. */
const START_MS = 30_000;

/** A running program that makes files of profiles; null is answered where it goes beyond its memory or its time, and it has ended then. */
export class ProfileFileProcess {
  private readonly child: ChildProcess;
  private readonly ready: Promise<FileAnswer | undefined>;
  private isEnded = false;

  constructor() {
    this.child = fork(programFile(), {
      env: {},
      execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
      serialization: 'advanced',
      stdio: 'ignore',
    });
    // Whoever wants to end need not wait for it.
    this.child.unref();
    this.child.channel?.unref();
    this.ready = this.said(START_MS);
    giveWay(this.child.pid);
  }

  get hasEnded(): boolean {
    return this.isEnded || !this.child.connected;
  }

  /** @throws Error the program could not be started, or failed */
  async make(order: FileOrder, wallMs: number): Promise<ProfileFile | null> {
    if ((await this.ready) !== 'ready') {
      throw new Error('The program that makes files of profiles does not start');
    }
    const answer = this.said(wallMs);
    this.child.send(order);
    const file = await answer;
    if (file === null || file === 'ready') {
      throw new Error('A profile could not be made a file');
    }
    return file === undefined ? null : { ...file, content: Buffer.from(file.content) };
  }

  end(): void {
    // It is there for a moment longer, and answers nobody.
    this.isEnded = true;
    this.child.kill('SIGKILL');
  }

  /** The next that it says; undefined where it ends before, or the time does. */
  private said(wallMs: number): Promise<FileAnswer | undefined> {
    return new Promise((resolve) => {
      const settle = (answer?: FileAnswer) => {
        clearTimeout(over);
        this.child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
        resolve(answer);
      };
      const onMessage = (answer: unknown) => settle(answer as FileAnswer);
      const onEnd = () => {
        this.end();
        settle();
      };
      const over = setTimeout(() => {
        this.end();
        settle();
      }, wallMs);
      this.child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
    });
  }
}

/** The compiled program. It lies beside this file; where suites run the sources, in what was built of them. */
function programFile(): string {
  const beside = join(import.meta.dirname, NAME);
  return existsSync(beside) ? beside : resolve('dist/libs/profile-documents/src/files', NAME);
}
