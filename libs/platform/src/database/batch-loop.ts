import { Logger } from '@nestjs/common';

const FIRST_BACK_OFF_MS = 250;
const LONGEST_BACK_OFF_MS = 15_000;

export interface BatchLoopOptions {
  name: string;
  pollMs: number;
  /** The pause before it looks a last time after work, where who adds to work that waits need not wake it. */
  lingerMs?: number;
  step: () => Promise<number>;
}

/**
 * Work that comes in batches: `step` runs again as long as it gives more than 0 (rows done), then waits for `wake()` or
 * `pollMs`. A step that throws is logged and tried again with back-off; the loop never ends by itself.
 */
export class BatchLoop {
  private readonly logger: Logger;
  private running: Promise<void> | undefined;
  private stopping = false;
  private woken = false;
  private endWait: (() => void) | undefined;

  constructor(private readonly options: BatchLoopOptions) {
    this.logger = new Logger(options.name);
  }

  start(): void {
    this.running ??= this.run();
  }

  wake(): void {
    this.woken = true;
    this.endWait?.();
  }

  /** Resolves when the running step is over. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.endWait?.();
    await this.running;
  }

  private async run(): Promise<void> {
    const { pollMs, lingerMs = pollMs } = this.options;
    let failures = 0;
    let pause = pollMs;
    while (!this.stopping) {
      this.woken = false;
      try {
        const done = await this.options.step();
        failures = 0;
        if (done > 0) {
          pause = lingerMs;
        } else if (!this.woken) {
          await this.wait(pause, true);
          pause = pollMs;
        }
      } catch (error) {
        const backOff = Math.min(LONGEST_BACK_OFF_MS, FIRST_BACK_OFF_MS * 2 ** failures);
        failures += 1;
        this.logger.error(`Batch failed, next try in ${backOff} ms: ${(error as Error).message}`);
        await this.wait(backOff, false);
      }
    }
  }

  private async wait(milliseconds: number, wakeable: boolean): Promise<void> {
    if (this.stopping) {
      return;
    }
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.endWait = () => {
        if (wakeable || this.stopping) {
          clearTimeout(timer);
          resolve();
        }
      };
    });
    this.endWait = undefined;
  }
}
