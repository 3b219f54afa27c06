import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 86_400_000;

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

  /** Moves on to the next time that it is so late in the day, in UTC: what depends on the hour is the same whenever a test runs. */
  async advanceTo(hour: number, minute = 0): Promise<void> {
    const now = this.now();
    const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour, minute);
    await this.advance(today - now.getTime() + (today > now.getTime() ? 0 : DAY_MS));
  }

  async advance(milliseconds: number): Promise<void> {
    this.ahead += milliseconds;
    // Whoever reads it meanwhile finds a whole one.
    await writeFile(`${this.file}.new`, String(this.ahead));
    await rename(`${this.file}.new`, this.file);
  }
}
