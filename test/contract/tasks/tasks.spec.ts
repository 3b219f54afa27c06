import {
  currentTraceId,
  Database,
  defineContext,
  domainEvent,
  Outbox,
  PlatformModule,
  Reaction,
  type ReactionHandler,
  Schedule,
  type ScheduleHandler,
  type StoredEvent,
  TaskQueues,
  TasksModule,
  withTrace,
} from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type INestApplicationContext, Injectable, Logger, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { UnrecoverableError } from 'bullmq';
import type { EntityManager } from 'typeorm';
import { contexts } from '../../../apps/contexts.js';
import { DocumentsProcessor } from '../../../apps/worker/src/processors/documents.processor.js';
import { GeneralProcessor } from '../../../apps/worker/src/processors/general.processor.js';
import { IndexingProcessor } from '../../../apps/worker/src/processors/indexing.processor.js';
import { MailsProcessor } from '../../../apps/worker/src/processors/mails.processor.js';
import { startWorker } from '../../../apps/worker/src/start-worker.js';
import { TaskRegistrar } from '../../../apps/worker/src/task-registrar.js';
import { createTestDatabase, type TestDatabase, testSettings } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { startRedis, type TestRedis } from '../../support/redis.js';

class ThingHappened extends domainEvent<{ thing: string }>('test.thing-happened.v1') {}

/** What reactions saw, by thing. */
const seen = new Map<string, { event: StoredEvent<ThingHappened>; traceId: string | undefined }[]>();
const failures = new Map<string, Error[]>();
/** What a reaction does before it is through, by thing. */
const works = new Map<string, () => Promise<void>>();
let ticks = 0;

@Reaction({ id: 'test.note-thing', on: [ThingHappened], workload: 'general' })
class NoteThing implements ReactionHandler {
  async handle(event: StoredEvent<ThingHappened>, tx: EntityManager): Promise<void> {
    const { thing } = event.payload;
    await tx.query('INSERT INTO noted_thing (thing) VALUES ($1)', [thing]);
    const failure = failures.get(thing)?.shift();
    if (failure) {
      throw failure;
    }
    await works.get(thing)?.();
    seen.set(thing, [...(seen.get(thing) ?? []), { event, traceId: currentTraceId() }]);
  }
}

@Reaction({ id: 'test.mail-thing', on: [ThingHappened], workload: 'mails' })
class MailThing implements ReactionHandler {
  async handle(event: StoredEvent<ThingHappened>, tx: EntityManager): Promise<void> {
    await tx.query('INSERT INTO mailed_thing (thing) VALUES ($1)', [event.payload.thing]);
  }
}

@Schedule({ id: 'test.tick', everyMs: 200, workload: 'general' })
class Tick implements ScheduleHandler {
  async run(): Promise<void> {
    ticks += 1;
  }
}

@Injectable()
class Things {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  happen(...things: string[]): Promise<void> {
    return this.database.transaction((tx) =>
      this.outbox.add(tx, ...things.map((thing) => new ThingHappened({ thing }))),
    );
  }

  async noted(): Promise<string[]> {
    const rows = await this.database.query<{ thing: string }>('SELECT thing FROM noted_thing');
    return rows.map(({ thing }) => thing);
  }
}

@Module({ providers: [NoteThing, MailThing, Tick, Things] })
class TestContextModule {}

const testContext = defineContext({ name: 'test', module: TestContextModule, events: [ThingHappened] });

@Module({})
class TestWorkerModule {
  static forRoot(databaseUrl: string, redisUrl: string | undefined) {
    const settings = testSettings(databaseUrl, { REDIS_URL: redisUrl });
    const all = [...contexts, testContext];
    return {
      module: TestWorkerModule,
      imports: [
        PlatformModule.forRoot({ settings, contexts: all }),
        ...all.map(({ module }) => module),
        TasksModule.forRoot(settings),
      ],
      providers: [DocumentsProcessor, GeneralProcessor, IndexingProcessor, MailsProcessor, TaskRegistrar],
    };
  }
}

describe.each(['PostgreSQL', 'Redis'])('background tasks on %s', (backend) => {
  let database: TestDatabase;
  let redis: TestRedis | undefined;
  let app: INestApplicationContext;
  let things: Things;

  const start = () =>
    NestFactory.createApplicationContext(TestWorkerModule.forRoot(database.url, redis?.url), { logger: false });

  beforeAll(async () => {
    Logger.overrideLogger(false);
    seen.clear();
    ticks = 0;
    database = await createTestDatabase();
    redis = backend === 'Redis' ? await startRedis() : undefined;
    app = await start();
    await app.get(Database).query('CREATE TABLE noted_thing (thing text); CREATE TABLE mailed_thing (thing text)');
    await startWorker(app);
    things = app.get(Things);
  });

  afterAll(async () => {
    await app?.close();
    await redis?.stop();
    await database?.drop();
  });

  it('hands a committed event to every reaction, with the trace of the request', async () => {
    await withTrace('trace-of-request', () => things.happen('lamp lit'));
    const [note] = await eventually(() => {
      expect(seen.get('lamp lit')).toHaveLength(1);
      return seen.get('lamp lit') ?? [];
    });
    expect(note?.traceId).toBe('trace-of-request');
    expect(note?.event).toMatchObject({ type: 'test.thing-happened.v1', payload: { thing: 'lamp lit' } });
    expect(note?.event.occurredAt).toBeInstanceOf(Date);
    await eventually(async () =>
      expect(await app.get(Database).query('SELECT thing FROM mailed_thing')).toEqual([{ thing: 'lamp lit' }]),
    );
  });

  it('hands on nothing of a transaction that was rolled back', async () => {
    const failing = app.get(Database).transaction(async (tx) => {
      await app.get(Outbox).add(tx, new ThingHappened({ thing: 'never' }));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await things.happen('after never');
    await eventually(() => expect(seen.has('after never')).toBe(true));
    expect(seen.has('never')).toBe(false);
  });

  it('does an event once, however often it is handed over', async () => {
    await things.happen('bell rung');
    const [note] = await eventually(() => {
      expect(seen.get('bell rung')).toHaveLength(1);
      return seen.get('bell rung') ?? [];
    });
    const event = { ...note?.event, occurredAt: note?.event.occurredAt.toISOString() };
    const queue = app.get(TaskQueues).queue('general');
    await queue.add('test.note-thing', { event }, { removeOnComplete: true });
    await eventually(async () =>
      expect(await queue.getJobCounts('waiting', 'active')).toEqual({ waiting: 0, active: 0 }),
    );
    expect((await things.noted()).filter((thing) => thing === 'bell rung')).toHaveLength(1);
  });

  it('tries again what fails, and keeps nothing of the failed try', async () => {
    failures.set('door shut', [new Error('stuck')]);
    await things.happen('door shut');
    await eventually(() => expect(seen.get('door shut')).toHaveLength(1));
    // The handler is through before its transaction is.
    await eventually(async () =>
      expect((await things.noted()).filter((thing) => thing === 'door shut')).toHaveLength(1),
    );
  });

  it('keeps dead tasks visible and replays them', async () => {
    failures.set('cup broken', [new UnrecoverableError('beyond repair')]);
    await things.happen('cup broken');
    const dead = await eventually(async () => {
      const found = (await app.get(TaskQueues).failedForGood()).filter(
        ({ failedReason }) => failedReason === 'beyond repair',
      );
      expect(found).toHaveLength(1);
      return found;
    });
    expect(seen.has('cup broken')).toBe(false);
    await app.get(TaskQueues).replay(dead[0] as (typeof dead)[number]);
    await eventually(() => expect(seen.get('cup broken')).toHaveLength(1));
    expect(await app.get(TaskQueues).failedForGood()).toEqual([]);
  });

  it('runs schedules, and ends those that no version has', async () => {
    await eventually(() => expect(ticks).toBeGreaterThan(2));
    const queue = app.get(TaskQueues).queue('general');
    await queue.upsertJobScheduler('test.old', { every: 3_600_000 }, { name: 'test.old' });
    await eventually(async () => {
      const kept = (await queue.getJobSchedulers()).map(({ key }) => key);
      expect(kept).toEqual(expect.arrayContaining(['platform.prune-processed-events', 'test.tick']));
      expect(kept).not.toContain('test.old');
    });
  });

  it('loses and doubles nothing with two workers', async () => {
    const second = await start();
    await startWorker(second);
    const names = Array.from({ length: 300 }, (_, n) => `leaf ${n}`);
    await Promise.all(names.map((name) => things.happen(name)));
    await eventually(() => expect(names.filter((name) => seen.has(name))).toHaveLength(300));
    await second.close();
    const noted = (await things.noted()).filter((thing) => thing.startsWith('leaf'));
    expect(noted.sort()).toEqual([...names].sort());
    expect(await app.get(Database).query('SELECT 1 FROM outbox_message')).toEqual([]);
  });

  it('ends what it is at before it ends itself', async () => {
    const ending = app;
    let beginToClose = () => {};
    const closing = new Promise<void>((resolve) => {
      beginToClose = resolve;
    });
    const begun = new Promise<void>((resolve) => {
      works.set('story told', async () => {
        resolve();
        await closing;
        // So that all that ends without waiting has.
        for (let turn = 0; turn < 50; turn += 1) await ending.get(Database).query('SELECT 1');
        await ending.get(TaskQueues).queue('general').getJobCounts('waiting');
        await ending.get(Database).query(`INSERT INTO mailed_thing (thing) VALUES ('the end of the story')`);
      });
    });
    await things.happen('story told');
    await begun;
    const closed = ending.close();
    beginToClose();
    await closed;
    app = await start();
    expect(await app.get(Things).noted()).toContain('story told');
    expect(
      await app.get(Database).query(`SELECT 1 FROM mailed_thing WHERE thing = 'the end of the story'`),
    ).toHaveLength(1);
  });
});
