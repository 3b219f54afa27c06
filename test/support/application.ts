import { MovableClock, PlatformModule, TasksModule } from '@babelboard/platform';
import { type INestApplicationContext, Module, type Type } from '@nestjs/common';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import { STATIC_CONTEXT } from '@nestjs/core/internal';
import { DataSource } from 'typeorm';
import { contexts } from '../../apps/contexts.js';
import { createTestDatabase, type TestDatabase, testSettings } from './database.js';
import { refuseSecondConnections } from './one-connection.js';

@Module({})
class TestModule {}

export interface TestApplication {
  app: INestApplicationContext;
  clock: MovableClock;
  databaseUrl: string;
  close(): Promise<void>;
}

/** All contexts, and `modules` of an app, on a database of their own or on `own`, with a clock that tests move; no worker takes tasks. */
export async function createTestApplication(
  environment: Record<string, string | undefined> = {},
  modules: Type[] = [],
  own?: TestDatabase,
): Promise<TestApplication> {
  const database = own ?? (await createTestDatabase());
  const settings = testSettings(database.url, environment);
  const clock = new MovableClock(new Date('2026-11-21T12:00:00Z'));
  let begun: ModulesContainer | undefined;
  const app = await NestFactory.createApplicationContext(
    {
      module: TestModule,
      imports: [
        PlatformModule.forRoot({ settings, clock, contexts }),
        TasksModule.forRoot(settings),
        ...contexts.map(({ module }) => module),
        ...modules,
      ],
      providers: [
        {
          provide: 'BEGUN',
          useFactory: (all: ModulesContainer) => {
            begun = all;
          },
          inject: [ModulesContainer],
        },
      ],
    },
    { logger: ['error', 'fatal'], abortOnError: false },
  ).catch(async (error: unknown) => {
    await closeBegun(begun);
    await database.drop();
    throw error;
  });
  refuseSecondConnections(app.get(DataSource));
  return {
    app,
    clock,
    databaseUrl: database.url,
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}

const CLOSING = ['onModuleDestroy', 'beforeApplicationShutdown', 'onApplicationShutdown'];

/** Closes what a boot had begun before it failed: Nest gives nobody such an application, and what it left open keeps the process. */
async function closeBegun(modules: ModulesContainer = new ModulesContainer()): Promise<void> {
  const providers = [...modules.values()].flatMap((module) =>
    [...module.providers.values()].map((provider) => provider.getInstanceByContextId(STATIC_CONTEXT)),
  );
  // A connection that is still being made is open in a moment.
  await Promise.allSettled(providers.map(({ donePromise }) => donePromise));
  const made = new Set(
    providers
      .filter(({ isResolved }) => isResolved)
      .map(({ instance }) => instance as Partial<Record<string, () => unknown>> | undefined),
  );
  for (const hook of CLOSING) {
    // What does not close hides nothing: the boot's own error is told.
    await Promise.allSettled([...made].map(async (one) => one?.[hook]?.()));
  }
}
