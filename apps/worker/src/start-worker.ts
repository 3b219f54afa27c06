import { OutboxRelay } from '@babelboard/platform';
import { BullRegistrar } from '@nestjs/bullmq';
import type { INestApplicationContext } from '@nestjs/common';
import { TaskRegistrar } from './task-registrar.js';

/** Starts taking tasks; the application context must be initialised, so that every handler is known to be in order. */
export async function startWorker(app: INestApplicationContext): Promise<void> {
  // First, so that no other version takes a schedule of this one for a forgotten one.
  await app.get(TaskRegistrar).start();
  app.get(BullRegistrar).register();
  app.get(OutboxRelay).start();
}
