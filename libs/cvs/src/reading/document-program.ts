import type { CvRefusal } from '../cv.errors.js';
import { guardDocument } from './guards/guard-document.js';
import { Refused } from './guards/refused.js';
import type { ReadAnswer } from './read-answer.js';
import { readContent } from './read-content.js';

/** How many bytes are too many it is told, since to load the wire, which says so, takes longer than to read most documents. */
const [what, mostBytes] = process.argv.slice(2);

/**
 * Reads one document from the standard input and writes what is in it to the standard output: a process of its own, under the limits of
 * `run-limited.ts`, since files of strangers may make a parser take all there is. Told `check`, it says only whether it can be read.
 */
async function run(): Promise<ReadAnswer> {
  try {
    const bytes = await input();
    const guarded = await guardDocument(bytes);
    const content = await readContent(bytes, guarded);
    return { type: guarded.type, content: what === 'check' ? null : content };
  } catch (error) {
    return { refused: refusalOf(error) };
  }
}

/** Whatever a parser says of a file is a matter of the file. @throws where part of this program cannot be loaded */
function refusalOf(error: unknown): CvRefusal {
  if (/^ERR_(MODULE|PACKAGE|UNSUPPORTED_DIR)_/.test((error as { code?: string } | null)?.code ?? '')) {
    throw error;
  }
  return error instanceof Refused ? error.code : 'CV_BROKEN';
}

async function input(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size > Number(mostBytes)) {
      throw new Refused('CV_TOO_LARGE');
    }
  }
  return Buffer.concat(chunks);
}

function say(answer: ReadAnswer): void {
  // Not before all of it is written.
  process.stdout.write(JSON.stringify(answer), () => process.exit(0));
}

// Of a parser that throws where nobody waits for it.
process.once('uncaughtException', (error) => say({ refused: refusalOf(error) }));
say(await run());
