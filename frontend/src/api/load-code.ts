import { connection } from './connection.js';
import { countRequest } from './request-activity.js';
import { isStaleBuild } from './stale-build.js';

const WAITS_MS = [300, 1_200];

/** A piece of the application's code did not come. */
export class CodeError extends Error {
  override readonly name = 'CodeError';

  constructor(
    /** `stale`: the server has a newer build, which has no such file. */
    readonly reason: 'offline' | 'stale' | 'failed',
    cause: unknown,
  ) {
    super(`Code is missing: ${reason}`, { cause });
  }
}

/**
 * Runs an `import()` and tries again where the network failed it. Some browsers remember a failed import as failed: these are
 * asked under another address.
 * @throws CodeError
 */
export function loadCode<T>(load: () => Promise<T>): Promise<T> {
  return countRequest('code', async () => {
    let failure: unknown;
    for (const wait of [0, ...WAITS_MS]) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      try {
        return await load().catch((error) => importAfresh<T>(error, failure));
      } catch (error) {
        failure = error;
      }
      if (!navigator.onLine) throw new CodeError('offline', failure);
      if (await isStaleBuild(fileOf(failure))) throw new CodeError('stale', failure);
    }
    connection.failed();
    throw new CodeError('failed', failure);
  });
}

/** Not at the first failure: most browsers ask again on their own. */
function importAfresh<T>(error: unknown, before: unknown): Promise<T> {
  const file = fileOf(error);
  if (before === undefined || file === null) throw error;
  return import(/* @vite-ignore */ `${file}?again=${Date.now()}`);
}

/** Browsers name the file in the error's message, except Safari. */
function fileOf(error: unknown): string | null {
  const url = /https?:\/\/\S+\.js/.exec(error instanceof Error ? error.message : '')?.[0] ?? null;
  return url !== null && new URL(url).origin === window.location.origin ? url : null;
}
