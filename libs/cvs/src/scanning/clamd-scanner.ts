import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { MalwareScanner, ScannerAway } from './malware-scanner.js';

/** Without a word from the scanner, or without its taking more of the file. */
const SILENCE_MS = 60_000;
const LONGEST_ANSWER = 10_000;
const DEFAULT_PORT = 3310;

/** ClamAV's daemon, over TCP: `INSTREAM`, chunks with their length before them, an empty one at the end. */
export class ClamdScanner extends MalwareScanner {
  override readonly firstState = 'pending';

  /** @param address `tcp://host:port` */
  constructor(private readonly address: URL) {
    super();
  }

  override async isClean(file: Readable): Promise<boolean> {
    const socket = createConnection({ host: this.address.hostname, port: Number(this.address.port || DEFAULT_PORT) });
    socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('The scanner says nothing')));
    try {
      // Listens from the start: the scanner may answer before it has seen everything.
      const answer = answerOf(socket);
      answer.catch(() => undefined);
      await once(socket, 'connect');
      await send(socket, file);
      return verdictOf(await answer);
    } catch (error) {
      // What breaks while it is read is no matter of the scanner's.
      throw error instanceof ScannerAway || error === file.errored ? error : new ScannerAway((error as Error).message);
    } finally {
      file.destroy();
      socket.destroy();
    }
  }
}

async function send(socket: Socket, file: Readable): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const chunk of file) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE((chunk as Buffer).length);
    await write(socket, Buffer.concat([length, chunk as Buffer]));
  }
  await write(socket, Buffer.alloc(4));
}

/** Goes on when there is room for more, so that no file is held in memory. */
async function write(socket: Socket, bytes: Buffer): Promise<void> {
  if (!socket.writable) {
    throw new ScannerAway('The scanner takes no more');
  }
  if (!socket.write(bytes)) {
    await once(socket, 'drain');
  }
}

async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  for await (const chunk of socket) {
    answer += (chunk as Buffer).toString('utf8');
    if (answer.includes('\0') || answer.length > LONGEST_ANSWER) {
      break;
    }
  }
  return answer;
}

/** `stream: OK` or `stream: Eicar-Test-Signature FOUND`; anything else is an error of the scanner's, and no verdict. */
function verdictOf(answer: string): boolean {
  const words = answer.replace(/\0[\s\S]*$/, '').trim();
  if (words === 'stream: OK') {
    return true;
  }
  if (words.endsWith(' FOUND')) {
    return false;
  }
  throw new ScannerAway(`The scanner answered ${words.slice(0, 100) || 'nothing'}`);
}
