import { OutboxRelay } from '@babelboard/platform';
import { BullRegistrar } from '@nestjs/bullmq';
import type { INestApplicationContext } from '@nestjs/common';
import { ScheduleRegistrar } from './schedule-registrar.js';

/** Starts taking tasks; the application context must be initialised, so that every handler is known to be in order. */
export async function startWorker(app: INestApplicationContext): Promise<void> {
  app.get(BullRegistrar).register();
  await app.get(ScheduleRegistrar).register();
  app.get(OutboxRelay).start();
}
