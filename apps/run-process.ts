import { createLogger, loadSettings, maskPersonalData, type Settings } from '@babelboard/platform';
import type { INestApplicationContext } from '@nestjs/common';
import type { Logger } from 'pino';
import { errorWords } from './error-words.js';

/**
 * Runs one process of the product: settings, logs, and an orderly end on SIGTERM, SIGINT or when the launcher that
 * started it is gone. A process that cannot start says why in one line and exits with 1.
 */
export async function runProcess(
  name: string,
  start: (settings: Settings, logger: Logger) => Promise<INestApplicationContext>,
): Promise<void> {
  try {
    const settings = loadSettings(process.env);
    const logger = createLogger(settings, name, errorWords);
    const app = await start(settings, logger);
    endInOrder(app, logger);
  } catch (error) {
    process.stderr.write(`${name} cannot start: ${maskPersonalData(reason(error))}\n`);
    process.exit(1);
  }
}

const LONGEST_END_MS = 10_000;

function endInOrder(app: INestApplicationContext, logger: Logger): void {
  let ending = false;
  const end = async (why: string) => {
    if (ending) {
      return;
    }
    ending = true;
    logger.info(`Ending: ${why}`);
    setTimeout(() => process.exit(1), LONGEST_END_MS).unref();
    await app.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void end('SIGTERM'));
  process.once('SIGINT', () => void end('SIGINT'));
  // The launcher holds a channel open; it closes when the launcher dies, even by SIGKILL.
  process.once('disconnect', () => void end('the launcher is gone'));
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) {
    return error.errors.map((part) => reason(part)).join('; ');
  }
  return error instanceof Error ? errorWords.messageOf(error) : String(error);
}
