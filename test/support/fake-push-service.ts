import { createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decryptRecord } from './aes128gcm.js';

/** What a browser hands to a site (`PushSubscription.toJSON()`). */
export interface FakeSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface ReceivedPush {
  endpoint: string;
  /** As the browser's service worker gets it. */
  message: Record<string, unknown>;
  headers: IncomingHttpHeaders;
  /** The contact of who sent it. */
  subject: string;
}

export interface FakePushService {
  url: string;
  readonly received: ReceivedPush[];
  /** What was wrong with requests; a test expects none. */
  readonly faults: string[];
  /** What it answers in place of 201. */
  answer: { status: number; headers?: Record<string, string> } | undefined;
  /** A browser subscribes for messages of whoever has this key. */
  subscribe(applicationServerKey: string): FakeSubscription;
  stop(): Promise<void>;
}

interface Browser {
  privateKey: Buffer;
  publicKey: Buffer;
  auth: Buffer;
  applicationServerKey: string;
}

/**
 * A FAKE of a push service with its browsers, which speaks RFC 8030: it looks at who sends (RFC 8292) and reads what browsers read (RFC 8291).
 * The real ones belong to the makers of browsers and are out of reach of tests.
 */
export async function startFakePushService(): Promise<FakePushService> {
  const browsers = new Map<string, Browser>();
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    if (fake.answer !== undefined) {
      response.writeHead(fake.answer.status, fake.answer.headers).end();
      return;
    }
    const endpoint = `${fake.url}${request.url}`;
    const browser = browsers.get(endpoint);
    if (browser === undefined) {
      response.writeHead(404).end();
      return;
    }
    try {
      const subject = checkSender(request.headers, browser, fake.url);
      fake.received.push({ endpoint, message: read(body, browser), headers: request.headers, subject });
      response.writeHead(201, { Location: `${endpoint}/message` }).end();
    } catch (error) {
      fake.faults.push((error as Error).message);
      response.writeHead(400).end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const fake: FakePushService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    faults: [],
    answer: undefined,
    subscribe: (applicationServerKey) => {
      const pair = createECDH('prime256v1');
      const publicKey = pair.generateKeys();
      const auth = randomBytes(16);
      const endpoint = `${fake.url}/push/${randomBytes(24).toString('base64url')}`;
      browsers.set(endpoint, { privateKey: pair.getPrivateKey(), publicKey, auth, applicationServerKey });
      return { endpoint, keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') } };
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Gives the contact of the sender. @throws Error where it is not who the browser subscribed for, or does not say what RFC 8030 asks for */
function checkSender(headers: IncomingHttpHeaders, { applicationServerKey }: Browser, audience: string): string {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { aud: string; exp: number; sub: string };
  const seconds = claims.exp - Date.now() / 1_000;
  const wrong = [
    [key !== applicationServerKey, 'another key than the browser subscribed for'],
    [JSON.parse(Buffer.from(head, 'base64url').toString()).alg !== 'ES256', 'not signed by ES256'],
    [!isSigned(`${head}.${payload}`, signature, key), 'a signature that is not of the key'],
    [claims.aud !== audience, 'for another service'],
    [seconds < 0 || seconds > 86_400, 'not of today'],
    [!/^(?:mailto:.+@|https:)/.test(claims.sub), 'nobody to ask'],
    [!/^\d+$/.test(headers.ttl as string), 'no TTL'],
    [headers['content-encoding'] !== 'aes128gcm', 'another encoding'],
    [!/^[\w-]{0,32}$/.test((headers.topic as string | undefined) ?? ''), 'a topic that is too long'],
  ].filter(([isWrong]) => isWrong);
  if (wrong.length > 0) throw new Error(wrong.map(([, what]) => what).join('; '));
  return claims.sub;
}

function isSigned(text: string, signature: string, key: string): boolean {
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(point, 1), y: coordinate(point, 33) };
  return verify(
    'sha256',
    Buffer.from(text),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
}

function coordinate(point: Buffer, at: number): string {
  return point.subarray(at, at + 32).toString('base64url');
}

/** RFC 8291: the secret of both, with the browser's own. */
function read(body: Buffer, { privateKey, publicKey, auth }: Browser): Record<string, unknown> {
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
  return JSON.parse(decryptRecord(body, secret).toString('utf8'));
}
