import {
  type AnyDomainEventClass,
  Database,
  type DomainEvent,
  defineContext,
  domainEvent,
  Outbox,
  PlatformModule,
  type ReactionHandler,
  type ScheduleHandler,
  type StoredEvent,
  TaskQueues,
  TasksModule,
} from '@babelboard/platform';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  type DynamicModule,
  type INestApplicationContext,
  Injectable,
  Logger,
  Module,
  type Provider,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import type { EntityManager } from 'typeorm';
import { GeneralProcessor } from '../../../apps/worker/src/processors/general.processor.js';
import { IndexingProcessor } from '../../../apps/worker/src/processors/indexing.processor.js';
import { MailsProcessor } from '../../../apps/worker/src/processors/mails.processor.js';
import { startWorker } from '../../../apps/worker/src/start-worker.js';
import { TaskRegistrar } from '../../../apps/worker/src/task-registrar.js';
import { DECLARED_EVENT_TYPES } from '../../../libs/platform/src/outbox/event-types.js';
import type { TaskDeclaration } from '../../../libs/platform/src/tasks/task-declarations.js';
import { TASK_DECLARATIONS } from '../../../libs/platform/src/tasks/task-registry.js';
import { createTestDatabase, type TestDatabase, testSettings } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { startRedis, type TestRedis } from '../../support/redis.js';

class LampLit extends domainEvent<{ thing: string }>('test.lamp-lit.v1') {}
/** What the newer version publishes in its place. */
class LampLitBrighter extends domainEvent<{ things: string[] }>('test.lamp-lit.v2') {}

type Version = 'old' | 'new';

interface Run {
  version: Version;
  task: string;
  things: string;
}

/** Notes by whom it was handed what. */
function noting(runs: Run[], version: Version, task: string) {
  @Injectable()
  class Noting implements ReactionHandler, ScheduleHandler {
    async handle({ payload }: StoredEvent<LampLit | LampLitBrighter>, tx: EntityManager): Promise<void> {
      const things = 'things' in payload ? payload.things : [payload.thing];
      await tx.query('INSERT INTO note (task, thing) SELECT $1, unnest($2::text[])', [task, things]);
      runs.push({ version, task, things: String(things) });
    }
    async run(): Promise<void> {
      runs.push({ version, task, things: '' });
    }
  }
  return Noting;
}

/** The old version has a reaction that the new one gave up, the new one a reaction, an event and a schedule that the old one lacks. */
function handlersOf(runs: Run[]): Record<Version, TaskDeclaration[]> {
  const reaction = (
    version: Version,
    id: string,
    on: (typeof LampLit | typeof LampLitBrighter)[],
  ): TaskDeclaration => ({ kind: 'reaction', id, on, workload: 'general', target: noting(runs, version, id) });
  const schedule = (version: Version, id: string, everyMs: number): TaskDeclaration => ({
    ...{ kind: 'schedule', id, everyMs, workload: 'general' },
    target: noting(runs, version, id),
  });
  return {
    old: [
      reaction('old', 'test.note', [LampLit]),
      reaction('old', 'test.given-up', [LampLit]),
      schedule('old', 'test.tick', 60_000),
    ],
    new: [
      reaction('new', 'test.note', [LampLit, LampLitBrighter]),
      reaction('new', 'test.given-up', []),
      reaction('new', 'test.mail', [LampLit, LampLitBrighter]),
      schedule('new', 'test.tick', 30_000),
      schedule('new', 'test.new-tick', 300),
    ],
  };
}
const EVENTS: Record<Version, AnyDomainEventClass[]> = { old: [LampLit], new: [LampLit, LampLitBrighter] };

@Module({})
class TestContextModule {}

/** The module with another value for what every version declares by its classes. */
function withValue(module: DynamicModule, token: symbol, useValue: unknown): DynamicModule {
  const others = (module.providers ?? []).filter((one) => (one as { provide?: unknown }).provide !== token);
  return { ...module, providers: [...others, { provide: token, useValue }] };
}

async function onDatabase(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** A database and a queue of its own, on which workers of both versions run. */
class Stage {
  readonly runs: Run[] = [];
  private readonly handlers = handlersOf(this.runs);
  private readonly running: INestApplicationContext[] = [];

  private constructor(
    private readonly database: TestDatabase,
    private readonly redis: TestRedis | undefined,
  ) {}

  static async open(backend: string): Promise<Stage> {
    const database = await createTestDatabase();
    await onDatabase(database.url, 'CREATE TABLE note (task text, thing text)');
    return new Stage(database, backend === 'Redis' ? await startRedis() : undefined);
  }

  async start(version: Version): Promise<INestApplicationContext> {
    const app = await this.boot(version);
    this.running.push(app);
    await startWorker(app);
    return app;
  }

  async stop(app: INestApplicationContext): Promise<void> {
    this.running.splice(this.running.indexOf(app), 1);
    await app.close();
  }

  async close(): Promise<void> {
    await Promise.all(this.running.splice(0).map((app) => app.close()));
    await this.redis?.stop();
    await this.database.drop();
  }

  private boot(version: Version): Promise<INestApplicationContext> {
    const settings = testSettings(this.database.url, { REDIS_URL: this.redis?.url });
    const own = defineContext({ name: 'test', module: TestContextModule, events: EVENTS[version] });
    const types = new Set(EVENTS[version].map(({ type }) => type));
    const module = {
      module: class Worker {},
      imports: [
        withValue(PlatformModule.forRoot({ settings, contexts: [own] }), DECLARED_EVENT_TYPES, types),
        withValue(TasksModule.forRoot(settings), TASK_DECLARATIONS, this.handlers[version]),
      ],
      providers: [
        ...this.handlers[version].map(({ target }) => target as Provider),
        GeneralProcessor,
        IndexingProcessor,
        MailsProcessor,
        TaskRegistrar,
      ],
    };
    return NestFactory.createApplicationContext(module, { logger: false });
  }
}

const happen = (app: INestApplicationContext, ...events: DomainEvent[]) =>
  app.get(Database).transaction((tx) => app.get(Outbox).add(tx, ...events));
const lamps = (n: number, name: string) => Array.from({ length: n }, (_, k) => new LampLit({ thing: `${name} ${k}` }));
const notes = (app: INestApplicationContext, task: string) =>
  app
    .get(Database)
    .query<{ thing: string }>('SELECT thing FROM note WHERE task = $1 ORDER BY thing', [task])
    .then((rows) => rows.map(({ thing }) => thing));
const rows = (app: INestApplicationContext, table: string) => app.get(Database).query(`TABLE ${table}`);

beforeAll(() => Logger.overrideLogger(false));

describe.each(['PostgreSQL', 'Redis'])('two versions side by side on %s', (backend) => {
  // They wait more than they work: all at once.
  const versions = (name: string, work: (stage: Stage) => Promise<void>) =>
    it.concurrent(name, async () => {
      const stage = await Stage.open(backend);
      try {
        await work(stage);
      } finally {
        await stage.close();
      }
    });

  versions(
    'an event that the old version does not know waits, holds nothing up, and reaches all its reactions',
    async (stage) => {
      const old = await stage.start('old');
      await happen(old, ...Array.from({ length: 250 }, (_, n) => new LampLitBrighter({ things: [`bright ${n}`] })));
      await happen(old, ...lamps(20, 'lamp'));
      await eventually(async () => expect(await notes(old, 'test.note')).toHaveLength(20));
      expect(await rows(old, 'outbox_message')).toHaveLength(250);
      const newer = await stage.start('new');
      for (const task of ['test.note', 'test.mail']) {
        await eventually(
          async () =>
            expect((await notes(newer, task)).filter((thing) => thing.startsWith('bright'))).toHaveLength(250),
          { timeoutMs: 30_000 },
        );
      }
      expect(stage.runs.filter(({ version, things }) => version === 'old' && things.startsWith('bright'))).toEqual([]);
      expect(await newer.get(TaskQueues).failedForGood()).toEqual([]);
    },
  );

  versions(
    'events of a known type reach a reaction that only the new version has, also when the old one relays them',
    async (stage) => {
      const newer = await stage.start('new');
      await stage.stop(newer);
      const old = await stage.start('old');
      await happen(old, ...lamps(30, 'lamp'));
      await eventually(async () => expect(await notes(old, 'test.note')).toHaveLength(30));
      expect(await rows(old, 'outbox_message')).toEqual([]);
      await stage.start('new');
      await eventually(async () => expect(await notes(old, 'test.mail')).toHaveLength(30));
      expect(await old.get(TaskQueues).failedForGood()).toEqual([]);
    },
  );

  versions('loses and doubles nothing while both take tasks', async (stage) => {
    const old = await stage.start('old');
    const newer = await stage.start('new');
    const bright = Array.from({ length: 40 }, (_, n) => new LampLitBrighter({ things: [`bright ${n}`] }));
    await Promise.all([happen(old, ...lamps(60, 'lamp')), ...bright.map((event) => happen(newer, event))]);
    const things = [
      ...Array.from({ length: 60 }, (_, n) => `lamp ${n}`),
      ...bright.map(({ payload }) => `${payload.things}`),
    ].sort();
    for (const task of ['test.note', 'test.mail']) {
      await eventually(async () => expect((await notes(newer, task)).sort()).toEqual(things));
    }
    expect(stage.runs.filter(({ version, things: seen }) => version === 'old' && seen.startsWith('bright'))).toEqual(
      [],
    );
    await eventually(async () => expect(await rows(newer, 'waiting_task')).toEqual([]));
    expect(await newer.get(TaskQueues).failedForGood()).toEqual([]);
  });

  versions('drops what is left of a reaction that was given up', async (stage) => {
    const old = await stage.start('old');
    await stage.stop(old);
    const newer = await stage.start('new');
    await newer
      .get(TaskQueues)
      .queue('general')
      .add('test.given-up', {
        event: { id: 'x', type: LampLit.type, payload: {}, occurredAt: new Date().toISOString(), traceId: null },
      });
    await happen(newer, ...lamps(3, 'lamp'));
    await eventually(async () => expect(await notes(newer, 'test.mail')).toHaveLength(3));
    expect(stage.runs.map(({ task }) => task)).not.toContain('test.given-up');
    expect(await rows(newer, 'waiting_task')).toEqual([]);
    expect(await newer.get(TaskQueues).failedForGood()).toEqual([]);
  });

  versions('a task of a reaction that nobody knows waits and is not counted to its end', async (stage) => {
    const old = await stage.start('old');
    const event = {
      id: 'x',
      type: LampLitBrighter.type,
      payload: {},
      occurredAt: new Date().toISOString(),
      traceId: null,
    };
    await old.get(TaskQueues).queue('general').add('test.unheard-of', { event }, { attempts: 1 });
    await eventually(async () =>
      expect(await rows(old, 'waiting_task')).toMatchObject([
        { id: 'x_test.unheard-of', task: 'test.unheard-of', event_type: LampLitBrighter.type, data: { event } },
      ]),
    );
    expect(await old.get(TaskQueues).failedForGood()).toEqual([]);
  });

  versions(
    'a schedule of the new version outlives a start of the old one, and runs where it is known',
    async (stage) => {
      const newer = await stage.start('new');
      await stage.start('old');
      const ticks = () => stage.runs.filter(({ task }) => task === 'test.new-tick').length;
      const before = ticks();
      await eventually(() => expect(ticks()).toBeGreaterThan(before + 3));
      const kept = await newer.get(TaskQueues).queue('general').getJobSchedulers();
      expect(kept.map(({ key }) => key).sort()).toEqual(['test.new-tick', 'test.tick']);
    },
  );

  versions(
    'keeps the interval of the version that is left, and ends a schedule that no version has any more',
    async (stage) => {
      const newer = await stage.start('new');
      const old = await stage.start('old');
      const queue = old.get(TaskQueues).queue('general');
      const every = async (task: string) =>
        (await queue.getJobSchedulers()).filter(({ key }) => key === task).map((one) => Number(one.every));
      expect(await every('test.tick')).toEqual([60_000]);
      await newer.get(TaskRegistrar).register();
      expect(await every('test.tick')).toEqual([30_000]);
      await stage.stop(newer);
      // A day later: nobody has shown it since.
      await old
        .get(Database)
        .query(`UPDATE task_handler SET seen_at = now() - interval '25 hours' WHERE task = 'test.new-tick'`);
      await old.get(TaskRegistrar).register();
      await eventually(async () => expect(await every('test.new-tick')).toEqual([]));
      // A last one may have been on its way, and been put back: the next look, ten minutes later in the product, ends it.
      await eventually(async () => {
        await old.get(TaskRegistrar).register();
        expect(await rows(old, 'waiting_task')).toEqual([]);
      });
    },
  );
});
