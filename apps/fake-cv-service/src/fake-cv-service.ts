import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSignedBody, signBody } from '@babelboard/platform';

export interface ReceivedCv {
  /** The part `delivery`. */
  facts: {
    delivery_id: string;
    action: string;
    cv_id: number;
    asked_at: string;
    name: string;
    email: string;
    phone: string | null;
    language: string;
    answer_to: string;
  };
  file: { name: string; type: string; content: Buffer };
  /** Of the header. */
  idempotencyKey: string;
}

export interface FakeCvService {
  url: string;
  /** Every CV that came with a good signature, also those that it did not take; the same may come again. */
  readonly received: ReceivedCv[];
  /** What was wrong with requests; a test expects none. */
  readonly faults: string[];
  /** How it answers: by a status, or never. */
  behaviour: number | 'never';
  /** Is called when a CV has come, before it is answered. */
  onReceived: ((cv: ReceivedCv) => Promise<void>) | undefined;
  /** Says what it thinks of a CV. Gives the status of the board. */
  answer(
    cv: ReceivedCv,
    said: { text?: string; file?: { name: string; content: Buffer } | null },
    how?: { secret?: string; ageSeconds?: number; deliveryId?: string },
  ): Promise<{ status: number; code: string | undefined }>;
  stop(): Promise<void>;
}

/**
 * A FAKE of a service that looks at CVs, which speaks `libs/cv-feedback/PROTOCOL.md` in both directions: it holds what comes against it, and
 * answers signed.
 * @param how `now`: as the clock of the board, which tests move; `port`: of 127.0.0.1, without one any
 */
export async function startFakeCvService(
  secret: string,
  { now = () => new Date(), port = 0 }: { now?: () => Date; port?: number } = {},
): Promise<FakeCvService> {
  const server = createServer(async (request, response) => {
    const cv = await readDelivery(request, { secret, now: now() }).catch((error: Error) => {
      fake.faults.push(error.message);
      return null;
    });
    if (cv === null) {
      response.writeHead(401).end();
      return;
    }
    fake.received.push(cv);
    await fake.onReceived?.(cv);
    if (fake.behaviour !== 'never') {
      response.writeHead(fake.behaviour).end();
    }
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const fake: FakeCvService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/cvs`,
    received: [],
    faults: [],
    behaviour: 202,
    onReceived: undefined,
    answer: async ({ facts }, { text, file }, how = {}) => {
      const content = file && { name: file.name, content: file.content.toString('base64') };
      const body = Buffer.from(
        JSON.stringify({ delivery_id: how.deliveryId ?? facts.delivery_id, text, file: content ?? null }),
      );
      const timestamp = String(Math.floor(now().getTime() / 1_000) - (how.ageSeconds ?? 0));
      const response = await fetch(facts.answer_to, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Cv-Feedback-Timestamp': timestamp,
          'X-Cv-Feedback-Signature': signBody(how.secret ?? secret, timestamp, body),
        },
        body: new Uint8Array(body),
      });
      const problem = await response.text();
      return { status: response.status, code: problem === '' ? undefined : JSON.parse(problem).code };
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}

/** @throws Error where it is not as the protocol says */
async function readDelivery(request: IncomingMessage, { secret, now }: { secret: string; now: Date }) {
  const body = await bodyOf(request);
  const header = (name: string) => String((request.headers as IncomingHttpHeaders)[name] ?? '');
  const signed = { timestamp: header('x-cv-feedback-timestamp'), signature: header('x-cv-feedback-signature'), body };
  if (request.method !== 'POST' || !isSignedBody(secret, signed, now)) {
    throw new Error('not signed with the secret');
  }
  const type = { 'Content-Type': header('content-type') };
  const form = await new Response(new Uint8Array(body), { headers: type }).formData();
  const facts = JSON.parse(String(form.get('delivery'))) as ReceivedCv['facts'];
  const file = form.get('cv') as File;
  const idempotencyKey = header('idempotency-key');
  if (idempotencyKey !== facts.delivery_id) {
    throw new Error('another key than the number of the delivery');
  }
  const content = Buffer.from(await file.arrayBuffer());
  return { facts, file: { name: file.name, type: file.type, content }, idempotencyKey };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
