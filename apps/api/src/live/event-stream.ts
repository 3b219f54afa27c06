import type { ServerResponse } from 'node:http';

/** Clients come again after so long. */
const RETRY_MS = 3_000;

/** A proxy or the server itself takes what is silent for longer for dead (`slow-clients.ts`). */
const HEARTBEAT_MS = 25_000;

/** Who has so much unread does not read. */
const MOST_UNREAD_BYTES = 64 * 1_024;

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // What is packed would wait for more: `no-transform` keeps compression away, here and in proxies.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** Server-sent events on a response (HTML Living Standard, 9.2). A comment now and then tells both sides that the other is there. */
export class EventStream {
  private sent = 0;
  private readonly heart: NodeJS.Timeout;

  constructor(
    private readonly response: ServerResponse,
    { onBeat, heartbeatMs = HEARTBEAT_MS }: { onBeat: () => void; heartbeatMs?: number },
  ) {
    response.writeHead(200, HEADERS);
    // The number tells, when the client comes again, that it was here before and may have missed something.
    this.write(`retry: ${RETRY_MS}\nid: 0\n\n`);
    this.heart = setInterval(() => {
      this.write(':\n\n');
      onBeat();
    }, heartbeatMs).unref();
    response.once('close', () => clearInterval(this.heart));
  }

  send(data: unknown): void {
    this.sent += 1;
    this.write(`id: ${this.sent}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  end(): void {
    clearInterval(this.heart);
    this.response.end();
  }

  private write(text: string): void {
    if (this.response.writableLength > MOST_UNREAD_BYTES) {
      this.response.destroy();
    } else if (!this.response.writableEnded && !this.response.destroyed) {
      this.response.write(text);
    }
  }
}
