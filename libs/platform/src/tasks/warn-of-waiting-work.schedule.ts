import { Logger } from '@nestjs/common';
import { Schedule } from './schedule.decorator.js';
import type { ScheduleHandler } from './task-declarations.js';
import { WaitingWork } from './waiting-work.js';

/** Writes into the log what waits for minutes, again and again until it does not. */
@Schedule({ id: 'platform.warn-of-waiting-work', everyMs: 300_000, workload: 'general' })
export class WarnOfWaitingWork implements ScheduleHandler {
  private readonly logger = new Logger(WarnOfWaitingWork.name);

  constructor(private readonly waiting: WaitingWork) {}

  async run(): Promise<void> {
    for (const { kind, name, count, oldest } of await this.waiting.list()) {
      const what = `${count} × ${kind} ${name}`;
      this.logger.warn(`Waiting since ${oldest.toISOString()}: ${what}. Does a process run that can do it?`);
    }
  }
}
