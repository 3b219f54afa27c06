import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const NAME = 'document-program.js';

/** The compiled program. It lies beside this file; where suites run the sources, in what was built of them. */
export function programFile(): string {
  const beside = join(import.meta.dirname, NAME);
  return existsSync(beside) ? beside : resolve('dist/libs/cvs/src/reading', NAME);
}
