import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The test file of the makers of virus scanners: every scanner takes it for a virus, and it does nothing. */
export const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

const COMMAND = 'zINSTREAM\0';

export interface FakeClamd {
  url: string;
  /** Bytes of each file that came, in order. */
  readonly scanned: number[];
  /** What it answers in place of a verdict; undefined for a verdict. */
  answer: string | undefined;
  stop(): Promise<void>;
}

/**
 * A FAKE of ClamAV's daemon, which speaks its protocol (clamd(8), INSTREAM): it knows one virus, EICAR's. The real one needs 1 GB for its
 * signatures.
 */
export async function startFakeClamd(port = 0): Promise<FakeClamd> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
    serve(socket).catch(() => socket.destroy());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');

  async function serve(socket: Socket): Promise<void> {
    const file = readInstream(await collect(socket));
    fake.scanned.push(file.length);
    const verdict = file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
    socket.end(`${fake.answer ?? verdict}\0`);
  }

  const fake: FakeClamd = {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned: [],
    answer: undefined,
    stop: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}

/** All up to the chunk of no length. */
async function collect(socket: Socket): Promise<Buffer> {
  let all = Buffer.alloc(0);
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    all = Buffer.concat([all, chunk as Buffer]);
    if (all.length > COMMAND.length && isWhole(all)) {
      return all;
    }
  }
  throw new Error('The sender left');
}

function isWhole(all: Buffer): boolean {
  let at = COMMAND.length;
  while (at + 4 <= all.length) {
    const length = all.readUInt32BE(at);
    if (length === 0) return true;
    at += 4 + length;
  }
  return false;
}

/** @throws Error where it is not as the protocol says */
function readInstream(all: Buffer): Buffer {
  if (all.subarray(0, COMMAND.length).toString('latin1') !== COMMAND) {
    throw new Error('UNKNOWN COMMAND');
  }
  const chunks: Buffer[] = [];
  let at = COMMAND.length;
  for (let length = all.readUInt32BE(at); length > 0; length = all.readUInt32BE(at)) {
    chunks.push(all.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return Buffer.concat(chunks);
}
