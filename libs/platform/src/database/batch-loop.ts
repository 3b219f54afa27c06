import { Logger } from '@nestjs/common';

const FIRST_BACK_OFF_MS = 250;
const LONGEST_BACK_OFF_MS = 15_000;

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

  constructor(private readonly options: { name: string; pollMs: number; step: () => Promise<number> }) {
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
    let failures = 0;
    while (!this.stopping) {
      this.woken = false;
      try {
        const done = await this.options.step();
        failures = 0;
        if (done === 0 && !this.woken) {
          await this.wait(this.options.pollMs, true);
        }
      } catch (error) {
        const pause = Math.min(LONGEST_BACK_OFF_MS, FIRST_BACK_OFF_MS * 2 ** failures);
        failures += 1;
        this.logger.error(`Batch failed, next try in ${pause} ms: ${(error as Error).message}`);
        await this.wait(pause, false);
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
