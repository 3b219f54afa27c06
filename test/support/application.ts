import { MovableClock, PlatformModule, TasksModule } from '@babelboard/platform';
import { type INestApplicationContext, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
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
  const app = await NestFactory.createApplicationContext(
    {
      module: TestModule,
      imports: [
        PlatformModule.forRoot({ settings, clock, contexts }),
        TasksModule.forRoot(settings),
        ...contexts.map(({ module }) => module),
        ...modules,
      ],
    },
    { logger: ['error', 'fatal'] },
  );
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
