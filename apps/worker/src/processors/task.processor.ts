import { TaskRunner } from '@babelboard/platform';
import { WorkerHost } from '@nestjs/bullmq';
import type { Job, WorkerOptions } from 'bullmq';

/** A killed worker's tasks are taken over by others after `lockDuration`, however often that happens. */
export const PATIENCE: Partial<WorkerOptions> = { lockDuration: 15_000, stalledInterval: 5_000, maxStalledCount: 50 };

/** Hands the tasks of one queue to the runner. */
export abstract class TaskProcessor extends WorkerHost {
  constructor(private readonly runner: TaskRunner) {
    super();
  }

  process(job: Job): Promise<void> {
    return this.runner.take(job);
  }
}
