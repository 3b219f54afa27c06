import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type ConnectionOptions, type Job, type JobsOptions, Queue } from 'bullmq';
import type { Task } from './task.js';
import { WORKLOADS, type Workload } from './workload.js';

export const TASK_CONNECTION = Symbol('TASK_CONNECTION');

/** Eight tries within about four minutes; then the task stays among the failed ones until somebody replays it. */
const RETRIES: JobsOptions = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 1_000, jitter: 0.5 },
  removeOnComplete: true,
  removeOnFail: false,
};

/** The queues of background tasks, one for each workload. */
@Injectable()
export class TaskQueues implements OnApplicationShutdown {
  private readonly queues: Map<Workload, Queue>;

  constructor(@Inject(TASK_CONNECTION) connection: ConnectionOptions) {
    this.queues = new Map(WORKLOADS.map((workload) => [workload, new Queue(workload, { connection })]));
  }

  queue(workload: Workload): Queue {
    const queue = this.queues.get(workload);
    if (!queue) {
      throw new Error(`There is no queue for the workload ${workload}`);
    }
    return queue;
  }

  async add(tasks: Task[]): Promise<void> {
    for (const workload of WORKLOADS) {
      const own = tasks.filter((task) => task.workload === workload);
      if (own.length > 0) {
        await this.queue(workload).addBulk(
          own.map(({ name, data, id }) => ({ name, data, opts: { ...RETRIES, jobId: id } })),
        );
      }
    }
  }

  /** Tasks that failed in all their tries, oldest first. */
  async dead(): Promise<Job[]> {
    const jobs = await Promise.all(WORKLOADS.map((workload) => this.queue(workload).getFailed()));
    return jobs.flat();
  }

  /** Puts a dead task back in its queue with all its tries. */
  async replay(job: Job): Promise<void> {
    await job.retry('failed', { resetAttemptsMade: true });
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
  }
}
