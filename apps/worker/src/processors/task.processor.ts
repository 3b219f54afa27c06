import { TaskRunner } from '@babelboard/platform';
import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Job, Worker, WorkerOptions } from 'bullmq';

/** A killed worker's tasks are taken over by others after `lockDuration`, however often that happens. */
export const PATIENCE: Partial<WorkerOptions> = { lockDuration: 15_000, stalledInterval: 5_000, maxStalledCount: 50 };

/** Hands the tasks of one queue to the runner. */
export abstract class TaskProcessor extends WorkerHost implements OnModuleDestroy {
  private readonly logger = new Logger(TaskProcessor.name);

  constructor(private readonly runner: TaskRunner) {
    super();
  }

  process(job: Job): Promise<void> {
    return this.runner.take(job);
  }

  /**
   * Takes no more and ends what it is at, while all that tasks work with is still open: the library closes queues at the same time, and
   * who asks a closed one waits for ever.
   */
  async onModuleDestroy(): Promise<void> {
    await this.started()?.close();
  }

  private started(): Worker | undefined {
    try {
      return this.worker;
    } catch {
      // Never began to take tasks; the library has no way to ask.
      return undefined;
    }
  }

  /** What happens outside a task: a lock that was not renewed in time, a connection that was lost. The library goes on by itself. */
  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.warn(error.message);
  }
}
