import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How far processes are ahead of the system that have its file as `CLOCK_OFFSET_FILE`. */
export class ProductClock {
  private ahead = 0;

  private constructor(readonly file: string) {}

  static async start(folder: string): Promise<ProductClock> {
    const clock = new ProductClock(join(folder, 'clock-offset'));
    await clock.advance(0);
    return clock;
  }

  now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  async advance(milliseconds: number): Promise<void> {
    this.ahead += milliseconds;
    // Whoever reads it meanwhile finds a whole one.
    await writeFile(`${this.file}.new`, String(this.ahead));
    await rename(`${this.file}.new`, this.file);
  }
}
