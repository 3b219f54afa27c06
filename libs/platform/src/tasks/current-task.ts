import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReactionTaskData } from './task.js';

/** A task that an event made: enough to have it done again. */
export interface EventTask {
  name: string;
  event: ReactionTaskData['event'];
}

const storage = new AsyncLocalStorage<EventTask>();

/** Runs `work` as a task, for whoever keeps what it was done for. */
export function withTask<T>(task: EventTask, work: () => T): T {
  return storage.run(task, work);
}

/** The task that runs; undefined outside of one, and in one that a clock started. */
export function currentTask(): EventTask | undefined {
  return storage.getStore();
}
