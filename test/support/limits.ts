import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Limits {
  /** For whatever a test waits for. */
  waitMs: number;
  /** Until a page is there. */
  navigationMs: number;
  /** For a test as a whole, and for what is done after each. */
  testMs: number;
  /** For whatever starts: the product, a server, a filled database; so for hooks around a suite. */
  startMs: number;
}

/**
 * How long anything of a test may take before it is ended, the same for all of them. They end what hangs and judge nothing: machines differ
 * by several times, and what is about speed is measured in `test/bench`.
 */
export const LIMITS = JSON.parse(readFileSync(limitsFile(), 'utf8')) as Limits;

/** The one file, also from where this is compiled to: `dist/test/support`. */
function limitsFile(): string {
  const beside = join(import.meta.dirname, '../run/limits.json');
  return existsSync(beside) ? beside : join(import.meta.dirname, '../../../test/run/limits.json');
}
