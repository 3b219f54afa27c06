import { randomUUID } from 'node:crypto';
import { TaskRegistry, TaskRunner } from '@babelboard/platform';
import type { INestApplicationContext } from '@nestjs/common';
import { takeEvents } from './outbox.js';

/** Does what a worker would do with the events of the outbox, and with those that follow, until none is left. */
export async function runReactions(app: INestApplicationContext): Promise<void> {
  for (;;) {
    const events = await takeEvents(app);
    if (events.length === 0) {
      return;
    }
    for (const { type, payload } of events) {
      const event = { id: randomUUID(), type, payload, occurredAt: new Date().toISOString(), traceId: null };
      for (const { id } of app.get(TaskRegistry).reactionsTo(type)) {
        await app.get(TaskRunner).run(id, { event });
      }
    }
  }
}
