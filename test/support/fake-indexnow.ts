import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface IndexNowNotification {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

export interface FakeIndexNow {
  url: string;
  /** What was taken, oldest first. */
  taken: IndexNowNotification[];
  /** Answered to whoever comes, in place of what the protocol says; undefined: as the protocol says. */
  answer: number | undefined;
  stop(): Promise<void>;
}

const MOST_ADDRESSES = 10_000;

/**
 * A fake: stands for a search engine that takes IndexNow notifications, with the answers of the real protocol
 * (https://www.indexnow.org/documentation): 400 malformed, 403 the key does not stand at its location, 422 addresses of
 * another site, 200 taken.
 *
 * @param readKey what stands at a key's location
 */
export async function startFakeIndexNow(
  readKey: (location: string) => Promise<string> = async (location) => (await fetch(location)).text(),
): Promise<FakeIndexNow> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) {
      chunks.push(chunk as Buffer);
    }
    const notification = read(request.method, request.headers['content-type'], String(Buffer.concat(chunks)));
    const status = fake.answer ?? (notification === null ? 400 : await judge(notification));
    if (status === 200 && notification !== null) {
      fake.taken.push(notification);
    }
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeIndexNow = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`,
    taken: [],
    answer: undefined,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };

  async function judge({ host, key, keyLocation, urlList }: IndexNowNotification): Promise<number> {
    if ([keyLocation, ...urlList].some((address) => !URL.canParse(address) || new URL(address).host !== host)) {
      return 422;
    }
    return (await readKey(keyLocation)).trim() === key ? 200 : 403;
  }
  return fake;
}

function read(method: string | undefined, type: string | undefined, body: string): IndexNowNotification | null {
  if (method !== 'POST' || type?.startsWith('application/json') !== true) {
    return null;
  }
  try {
    const given = JSON.parse(body) as Partial<IndexNowNotification>;
    const { host, key, keyLocation, urlList } = given;
    const isFull = [host, key, keyLocation].every((text) => typeof text === 'string') && Array.isArray(urlList);
    const isSound = /^[A-Za-z0-9-]{8,128}$/.test(key ?? '') && (urlList?.length ?? 0) > 0;
    return isFull && isSound && (urlList?.length ?? 0) <= MOST_ADDRESSES ? (given as IndexNowNotification) : null;
  } catch {
    return null;
  }
}
