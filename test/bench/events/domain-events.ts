import {
  Database,
  defineContext,
  domainEvent,
  Outbox,
  PlatformModule,
  Reaction,
  type ReactionHandler,
  type StoredEvent,
  TasksModule,
} from '@babelboard/platform';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import { contexts } from '../../../apps/contexts.js';
import { DocumentsProcessor } from '../../../apps/worker/src/processors/documents.processor.js';
import { GeneralProcessor } from '../../../apps/worker/src/processors/general.processor.js';
import { IndexingProcessor } from '../../../apps/worker/src/processors/indexing.processor.js';
import { MailsProcessor } from '../../../apps/worker/src/processors/mails.processor.js';
import { startWorker } from '../../../apps/worker/src/start-worker.js';
import { TaskRegistrar } from '../../../apps/worker/src/task-registrar.js';
import { testSettings } from '../../support/database.js';
import { CREATE_TABLES, EVENT_BATCH, INSERT_CHANGES, INSERT_NOTE, waitForNotes } from './rows.js';

class ThingHappened extends domainEvent<{ thing: number }>('bench.thing-happened.v1') {}

@Reaction({ id: 'bench.note-thing', on: [ThingHappened], workload: 'indexing' })
class NoteThing implements ReactionHandler {
  async handle(event: StoredEvent<ThingHappened>, tx: EntityManager): Promise<void> {
    await tx.query(INSERT_NOTE, [event.payload.thing]);
  }
}

@Module({ providers: [NoteThing] })
class BenchContextModule {}

const benchContext = defineContext({ name: 'bench', module: BenchContextModule, events: [ThingHappened] });

@Module({})
class BenchModule {
  static forRoot(databaseUrl: string, redisUrl: string | undefined) {
    const settings = testSettings(databaseUrl, { REDIS_URL: redisUrl, DATABASE_POOL_SIZE: '20' });
    const all = [...contexts, benchContext];
    return {
      module: BenchModule,
      imports: [
        PlatformModule.forRoot({ settings, contexts: all }),
        ...all.map(({ module }) => module),
        TasksModule.forRoot(settings),
      ],
      providers: [DocumentsProcessor, GeneralProcessor, IndexingProcessor, MailsProcessor, TaskRegistrar],
    };
  }
}

/** Events per second through outbox, relay, queue and reaction. */
export async function runDomainEvents(
  databaseUrl: string,
  redisUrl: string | undefined,
  events: number,
): Promise<number> {
  const app = await NestFactory.createApplicationContext(BenchModule.forRoot(databaseUrl, redisUrl), {
    logger: ['error'],
  });
  try {
    const database = app.get(Database);
    const outbox = app.get(Outbox);
    await database.query(CREATE_TABLES);
    await startWorker(app);
    const start = performance.now();
    for (let first = 0; first < events; first += EVENT_BATCH) {
      const things = Array.from({ length: Math.min(EVENT_BATCH, events - first) }, (_, n) => first + n);
      await database.transaction(async (tx) => {
        await tx.query(INSERT_CHANGES, [things]);
        await outbox.add(tx, ...things.map((thing) => new ThingHappened({ thing })));
      });
    }
    await waitForNotes((sql) => database.query(sql), events);
    return events / ((performance.now() - start) / 1_000);
  } finally {
    await app.close();
  }
}
