import { TaskRunner } from '@babelboard/platform';
import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Job, Worker, WorkerOptions } from 'bullmq';

/** A killed worker's tasks are taken over by others after `lockDuration`, however often that happens. */
export const PATIENCE: Partial<WorkerOptions> = { lockDuration: 15_000, stalledInterval: 5_000, maxStalledCount: 50 };

/** Longer than tasks wait that this version does not know. */
const ASIDE_MS = 4_000;

/** Hands the tasks of one queue to the runner. */
export abstract class TaskProcessor extends WorkerHost implements OnModuleDestroy {
  private readonly logger = new Logger(TaskProcessor.name);
  private aside: NodeJS.Timeout | undefined;

  constructor(private readonly runner: TaskRunner) {
    super();
  }

  async process(job: Job): Promise<void> {
    if (await this.runner.take(job)) {
      await this.stepAside();
    }
  }

  /** Else the last tasks that only a newer version knows would go to and fro between the two. */
  private async stepAside(): Promise<void> {
    await this.worker.pause(true);
    clearTimeout(this.aside);
    this.aside = setTimeout(() => {
      if (this.worker.closing === undefined) void this.worker.resume();
    }, ASIDE_MS).unref();
  }

  /**
   * Takes no more and ends what it is at, while all that tasks work with is still open: the library closes queues at the same time, and
   * who asks a closed one waits for ever.
   */
  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.aside);
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
