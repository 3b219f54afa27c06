import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Job, JobsOptions, Queue } from 'bullmq';
import type { Task } from './task.js';
import { WORKLOADS, type Workload } from './workload.js';

/** Eight tries within about four minutes; then the task stays among the failed ones until somebody replays it. */
const RETRIES: JobsOptions = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 1_000, jitter: 0.5 },
  removeOnComplete: true,
  removeOnFail: false,
};

/** The queues of background tasks, one for each workload. */
@Injectable()
export class TaskQueues {
  private readonly queues: Record<Workload, Queue>;

  constructor(
    @InjectQueue('general') general: Queue,
    @InjectQueue('indexing') indexing: Queue,
    @InjectQueue('mails') mails: Queue,
    @InjectQueue('documents') documents: Queue,
  ) {
    this.queues = { general, indexing, mails, documents };
  }

  queue(workload: Workload): Queue {
    return this.queues[workload];
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
  async failedForGood(): Promise<Job[]> {
    const jobs = await Promise.all(WORKLOADS.map((workload) => this.queue(workload).getFailed()));
    return jobs.flat();
  }

  /** Puts a dead task back in its queue with all its tries. */
  async replay(job: Job): Promise<void> {
    await job.retry('failed', { resetAttemptsMade: true });
  }
}
