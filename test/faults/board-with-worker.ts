import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TaskQueues } from '@babelboard/platform';
import { expect } from '@jest/globals';
import { MatchingStage } from '../e2e/matchings/matching-stage.js';
import { createTestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { LIMITS } from '../support/limits.js';
import { startMailServer, type TestMailServer } from '../support/mail-server.js';
import { ProductClock } from '../support/product-clock.js';
import { deadTasks, NOTHING_LEFT, type Watched, type WorkLeft, workLeft } from '../support/work-left.js';
import { WorkerProcess } from '../support/worker-process.js';

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
    await clock.advanceTo(12);
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
    await this.clock.advanceTo(6, 30);
    this.setStage();
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
    expect(await deadTasks(this.stage.test.app)).toEqual([]);
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

  private left(): Promise<WorkLeft> {
    return workLeft(this.stage.test.app, this.watched);
  }
}
