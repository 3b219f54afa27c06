import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TaskQueues, WORKLOADS } from '@babelboard/platform';
import { expect } from '@jest/globals';
import { MatchingStage } from '../e2e/matchings/matching-stage.js';
import { createTestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { LIMITS } from '../support/limits.js';
import { startMailServer, type TestMailServer } from '../support/mail-server.js';
import { ProductClock } from '../support/product-clock.js';
import { WorkerProcess } from './worker-process.js';

/** What a ring is about. */
interface Watched {
  /** Names of projections, as LIKE has them. */
  projections: string;
  /** The reaction that mails it; other mails may wait for days. */
  mails: string;
  /** The schedule that looks in the morning whom there is something to tell. */
  look: string;
}
export const MATCHINGS: Watched = {
  projections: 'matching.%',
  mails: 'notifications.mail-matchings',
  look: 'matching.tell-of-matchings',
};
export const ALERTS: Watched = {
  projections: 'search.offers.%',
  mails: 'notifications.mail-job-alert',
  look: 'alerts.look-for-new-offers',
};

/** What is still to be done for it. */
interface Left {
  tasks: string[];
  outbox: number;
  marks: number;
}
const NOTHING_LEFT: Left = { tasks: [], outbox: 0, marks: 0 };

/** A board whose worker is a process that is killed and started again; both go by one clock, which is moved. */
export class BoardWithWorker {
  private worker: Promise<WorkerProcess> | undefined;

  private constructor(
    readonly stage: MatchingStage,
    readonly server: TestMailServer,
    private readonly clock: ProductClock,
    private readonly folder: string,
    private readonly watched: Watched,
  ) {}

  static async open(watched: Watched): Promise<BoardWithWorker> {
    const folder = await mkdtemp(join(tmpdir(), 'board-'));
    const [server, clock, database] = [
      await startMailServer(),
      await ProductClock.start(folder),
      await createTestDatabase(),
    ];
    return new BoardWithWorker(await MatchingStage.open(database), server, clock, folder, watched);
  }

  /** A worker that cannot start says so to whoever waits until it runs. */
  start(): void {
    const { databaseUrl } = this.stage.test;
    const settings = { DATABASE_URL: databaseUrl, SMTP_URL: this.server.url, CLOCK_OFFSET_FILE: this.clock.file };
    this.worker = WorkerProcess.start(settings);
    this.worker.catch(() => undefined);
  }

  async running(): Promise<void> {
    await this.worker;
  }

  async kill(): Promise<void> {
    await (await this.worker)?.kill();
    // The minute after which a process that no longer renews its claim is taken for gone.
    await this.stage.query('UPDATE mail_delivery SET leased_until = now() WHERE leased_until IS NOT NULL');
  }

  async pass(milliseconds: number): Promise<void> {
    await this.clock.advance(milliseconds);
    this.setStage();
  }

  /** What is done at the stage happens now. */
  setStage(): void {
    this.stage.test.clock.set(this.clock.now());
  }

  /** Moves on to the next morning in Central Europe, and has the worker look whom there is something to tell. */
  async nextMorning(): Promise<void> {
    const now = this.clock.now();
    const morning = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 6, 30);
    await this.pass(morning - now.getTime());
    const task = { name: this.watched.look, workload: 'general' } as const;
    await this.stage.get(TaskQueues).add([{ ...task, id: randomUUID(), data: {} }]);
  }

  /** Kills the worker after the mail server got mails from it, and before it heard that they were taken. Gives how many; none where there was nothing to tell. */
  async killWhileMailing(): Promise<number> {
    await this.settle();
    const answer = this.server.hold();
    await this.nextMorning();
    await eventually(async () => expect(this.server.held > 0 || (await this.isDone())).toBe(true), LIMITS.startMs);
    await this.kill();
    const cutOff = this.server.held;
    answer();
    return cutOff;
  }

  /** Waits until everything is done that follows from what happened, also what waits for a profile to come to a rest. */
  async settle(): Promise<void> {
    await this.pass(31_000);
    // Twice: what moves on meanwhile is seen by the second look.
    await eventually(
      async () => expect([await this.left(), await this.left()]).toEqual([NOTHING_LEFT, NOTHING_LEFT]),
      LIMITS.startMs,
    );
    const dead = await this.stage.get(TaskQueues).failedForGood();
    expect(dead.map(({ name, failedReason }) => `${name}: ${failedReason}`)).toEqual([]);
  }

  async close(): Promise<void> {
    await (await this.worker?.catch(() => undefined))?.kill();
    await this.stage.test.close();
    await this.server.stop();
    await rm(this.folder, { recursive: true });
  }

  private async isDone(): Promise<boolean> {
    const { tasks, outbox } = await this.left();
    return tasks.length + outbox === 0;
  }

  private async left(): Promise<Left> {
    const [counted] = await this.stage.query<Omit<Left, 'tasks'>>(
      `SELECT (SELECT count(*) FROM outbox_message)::int AS outbox,
              (SELECT count(*) FROM projection_mark WHERE projection LIKE $1)::int AS marks`,
      [this.watched.projections],
    );
    const waiting = await this.stage.query<{ task: string }>(`SELECT task FROM waiting_task WHERE event_type <> ''`);
    const tasks = [...(await this.queued()), ...waiting.map(({ task }) => task)];
    return { ...(counted ?? NOTHING_LEFT), tasks: tasks.filter((task) => this.isWatched(task)) };
  }

  /** Turns of schedules that are yet to come are no tasks. */
  private async queued(): Promise<string[]> {
    const queues = this.stage.get(TaskQueues);
    const jobs = await Promise.all(
      WORKLOADS.map((workload) => queues.queue(workload).getJobs(['waiting', 'active', 'prioritized', 'delayed'])),
    );
    return jobs
      .flat()
      .flatMap(({ name, data, repeatJobKey }) => (repeatJobKey === undefined || data.event ? [name] : []));
  }

  private isWatched(task: string): boolean {
    return task === this.watched.mails || !task.startsWith('notifications.');
  }
}
