import { TaskHandlers, TaskQueues, TaskRegistry, WORKLOADS } from '@babelboard/platform';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';

/** Long before other versions forget this one; then, too, the intervals of the version that is left count. */
const AGAIN_MS = 600_000;

/**
 * Shows other versions what this one handles, and puts its schedules into the queues. It takes none away: one that only another
 * version has ends when its turn comes and no version knows it (see TaskRunner).
 */
@Injectable()
export class TaskRegistrar implements OnModuleDestroy {
  private readonly logger = new Logger(TaskRegistrar.name);
  private again: NodeJS.Timeout | undefined;

  constructor(
    private readonly queues: TaskQueues,
    private readonly registry: TaskRegistry,
    private readonly handlers: TaskHandlers,
  ) {}

  async start(): Promise<void> {
    await this.register();
    this.again = setInterval(() => {
      this.register().catch((error: Error) => this.logger.warn(`Handlers were not shown again: ${error.message}`));
    }, AGAIN_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.again);
  }

  async register(): Promise<void> {
    await this.handlers.show(this.registry.declarations);
    const declared = this.registry.schedules();
    for (const workload of WORKLOADS) {
      const queue = this.queues.queue(workload);
      const intervals = new Map((await queue.getJobSchedulers()).map(({ key, every }) => [key, Number(every)]));
      for (const { id, everyMs } of declared.filter((schedule) => schedule.workload === workload)) {
        // Written anew, its next turn would begin anew, too.
        if (intervals.get(id) !== everyMs) {
          await queue.upsertJobScheduler(
            id,
            { every: everyMs },
            { name: id, data: {}, opts: { removeOnComplete: true, removeOnFail: 100 } },
          );
        }
      }
    }
  }
}
