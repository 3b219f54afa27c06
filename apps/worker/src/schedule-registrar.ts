import { TaskQueues, TaskRegistry, WORKLOADS } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';

/** Keeps the schedules of the queues equal to those that the code declares. */
@Injectable()
export class ScheduleRegistrar {
  constructor(
    private readonly queues: TaskQueues,
    private readonly registry: TaskRegistry,
  ) {}

  async register(): Promise<void> {
    const declared = this.registry.schedules();
    for (const { id, everyMs, workload } of declared) {
      const queue = this.queues.queue(workload);
      await queue.upsertJobScheduler(
        id,
        { every: everyMs },
        { name: id, data: {}, opts: { removeOnComplete: true, removeOnFail: 100 } },
      );
    }
    for (const workload of WORKLOADS) {
      await this.removeUndeclared(
        workload,
        declared.filter((schedule) => schedule.workload === workload).map(({ id }) => id),
      );
    }
  }

  private async removeUndeclared(workload: (typeof WORKLOADS)[number], declared: string[]): Promise<void> {
    const queue = this.queues.queue(workload);
    for (const { key } of await queue.getJobSchedulers()) {
      if (!declared.includes(key)) {
        await queue.removeJobScheduler(key);
      }
    }
  }
}
