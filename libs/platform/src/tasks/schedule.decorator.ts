import { declareTaskHandler } from './task-declarations.js';
import type { Workload } from './workload.js';

export interface ScheduleOptions {
  /** `<context>.<verb-…>`: names the task in its queue; never renamed. */
  id: string;
  everyMs: number;
  workload: Workload;
}

/** Work that a clock starts; safe to run twice. */
export interface ScheduleHandler {
  run(): Promise<void>;
}

/** Declares a provider as work that runs at an interval. */
export function Schedule(options: ScheduleOptions) {
  return (target: new (...dependencies: never[]) => ScheduleHandler): void => {
    declareTaskHandler({ kind: 'schedule', target, ...options });
  };
}
