import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const storage = new AsyncLocalStorage<string>();

/** Runs `work` under a trace id, which logs, domain events and tasks made meanwhile carry on. */
export function withTrace<T>(traceId: string, work: () => T): T {
  return storage.run(traceId, work);
}

/** The trace id of the running request or task; undefined outside of one. */
export function currentTraceId(): string | undefined {
  return storage.getStore();
}

export function newTraceId(): string {
  return randomUUID();
}
