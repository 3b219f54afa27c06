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
  TasksModule,
} from '@babelboard/platform';
import { type DynamicModule, type INestApplicationContext, Injectable, Module, type Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import { DocumentsProcessor } from '../../../apps/worker/src/processors/documents.processor.js';
import { GeneralProcessor } from '../../../apps/worker/src/processors/general.processor.js';
import { IndexingProcessor } from '../../../apps/worker/src/processors/indexing.processor.js';
import { MailsProcessor } from '../../../apps/worker/src/processors/mails.processor.js';
import { startWorker } from '../../../apps/worker/src/start-worker.js';
import { TaskRegistrar } from '../../../apps/worker/src/task-registrar.js';
import { DECLARED_EVENT_TYPES } from '../../../libs/platform/src/outbox/event-types.js';
import type { TaskDeclaration } from '../../../libs/platform/src/tasks/task-declarations.js';
import { TASK_DECLARATIONS } from '../../../libs/platform/src/tasks/task-registry.js';
import { createTestDatabase, type TestDatabase, testSettings } from '../../support/database.js';
import { queryOnce } from '../../support/query-once.js';
import { startRedis, type TestRedis } from '../../support/redis.js';

export class LampLit extends domainEvent<{ thing: string }>('test.lamp-lit.v1') {}
/** What the newer version publishes in its place. */
export class LampLitBrighter extends domainEvent<{ things: string[] }>('test.lamp-lit.v2') {}

export type Version = 'old' | 'new';

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

/** A database and a queue of its own, on which workers of both versions run. */
export class Stage {
  readonly runs: Run[] = [];
  private readonly handlers = handlersOf(this.runs);
  private readonly running: INestApplicationContext[] = [];

  private constructor(
    private readonly database: TestDatabase,
    private readonly redis: TestRedis | undefined,
  ) {}

  static async open(backend: string): Promise<Stage> {
    const database = await createTestDatabase();
    await queryOnce(database.url, 'CREATE TABLE note (task text, thing text)');
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
        DocumentsProcessor,
        GeneralProcessor,
        IndexingProcessor,
        MailsProcessor,
        TaskRegistrar,
      ],
    };
    return NestFactory.createApplicationContext(module, { logger: false });
  }
}

export const happen = (app: INestApplicationContext, ...events: DomainEvent[]) =>
  app.get(Database).transaction((tx) => app.get(Outbox).add(tx, ...events));
export const lamps = (n: number, name: string) =>
  Array.from({ length: n }, (_, k) => new LampLit({ thing: `${name} ${k}` }));
export const notes = (app: INestApplicationContext, task: string) =>
  app
    .get(Database)
    .query<{ thing: string }>('SELECT thing FROM note WHERE task = $1 ORDER BY thing', [task])
    .then((rows) => rows.map(({ thing }) => thing));
export const rows = (app: INestApplicationContext, table: string) => app.get(Database).query(`TABLE ${table}`);
