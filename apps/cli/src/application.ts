import {
  type Clock,
  createLogger,
  loadSettings,
  PinoLogger,
  PlatformModule,
  type Settings,
  TasksModule,
} from '@babelboard/platform';
import { type DynamicModule, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { pino } from 'pino';
import { contexts } from '../../contexts.js';
import { errorWords } from '../../error-words.js';

interface ApplicationParts {
  tasks: boolean;
  /** Instead of that of the machine. */
  clock?: Clock;
}

@Module({})
class CliModule {
  static forRoot(settings: Settings, parts: ApplicationParts): DynamicModule {
    return {
      module: CliModule,
      imports: [
        PlatformModule.forRoot({ settings, contexts, ...(parts.clock && { clock: parts.clock }) }),
        ...contexts.map(({ module }) => module),
        ...(parts.tasks ? [TasksModule.forRoot(settings)] : []),
      ],
    };
  }
}

/** The settings of a command; its logs go to the error stream and hold warnings only. */
export function commandSettings(): Settings {
  return loadSettings({ LOG_LEVEL: 'warn', ...process.env });
}

/** Runs `work` in an application with all contexts and closes it afterwards. */
export async function inApplication<T>(
  work: (app: INestApplicationContext) => Promise<T>,
  parts: ApplicationParts = { tasks: false },
): Promise<T> {
  const settings = commandSettings();
  const app = await NestFactory.createApplicationContext(CliModule.forRoot(settings, parts), {
    logger: new PinoLogger(
      createLogger(settings, 'cli', {
        destination: pino.destination({ fd: 2, sync: true }),
        messageOf: errorWords.messageOf,
      }),
      errorWords.messageOf,
    ),
    abortOnError: false,
  });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}
