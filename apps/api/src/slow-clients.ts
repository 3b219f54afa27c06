import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { languageOf } from './languages/request-language.js';
import { problemOf } from './problems/problem.filter.js';

/** What a client may take its time for. */
export interface Patience {
  /** Whole heads of requests. */
  headersMs: number;
  /** A body may take this long whatever its size, and beyond it goes by the rate. */
  bodyMs: number;
  /** 160 kbit/s: a phone at the edge of a village's net sends faster. */
  bytesPerSecond: number;
  /** Whole requests: 10 MB at 280 kbit/s. */
  requestMs: number;
  /** Connections without a word in either direction while something is going on. */
  silenceMs: number;
  /** Longer than a proxy keeps a connection for its next request (docker-compose.yml), which would be lost with it. */
  keepAliveMs: number;
  /** How often it is looked after. */
  lookMs: number;
}

export const PATIENCE: Patience = {
  headersMs: 15_000,
  bodyMs: 10_000,
  bytesPerSecond: 20_000,
  requestMs: 300_000,
  silenceMs: 120_000,
  keepAliveMs: 75_000,
  lookMs: 2_000,
};

/**
 * Cuts off clients that hold a connection by sending a byte now and then (slow loris, RUDY), and lets slow but honest ones finish: 10 MB at
 * 400 kbit/s take three and a half minutes. To be called before the server listens.
 */
export function boundSlowClients(server: Server, patience: Partial<Patience> = {}): void {
  const all = { ...PATIENCE, ...patience };
  server.headersTimeout = all.headersMs;
  server.requestTimeout = all.requestMs;
  server.keepAliveTimeout = all.keepAliveMs;
  server.timeout = all.silenceMs;
  // An option of `createServer`, which Nest calls; it is read when the server begins to listen.
  Object.assign(server, { connectionsCheckingInterval: all.lookMs });
  server.prependListener('request', (request, response) => watchBody(request, response, all));
}

function watchBody(
  request: IncomingMessage,
  response: ServerResponse,
  { bodyMs, bytesPerSecond, lookMs }: Patience,
): void {
  if (request.headers['transfer-encoding'] === undefined && Number(request.headers['content-length'] ?? 0) === 0) {
    return;
  }
  const { socket } = request;
  const read = socket.bytesRead;
  let waitedMs = 0;
  const timer = setInterval(() => {
    if (request.complete || request.destroyed) {
      clearInterval(timer);
      return;
    }
    // Counted in looks and not by the clock: while this process itself is busy, nobody else is slow.
    waitedMs += lookMs;
    if (waitedMs > bodyMs + ((socket.bytesRead - read) / bytesPerSecond) * 1_000) {
      clearInterval(timer);
      cutOff(request, response);
    }
  }, lookMs).unref();
  request.once('close', () => clearInterval(timer));
}

function cutOff(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) {
    request.socket.destroy();
    return;
  }
  const body = JSON.stringify(problemOf(408, 'REQUEST_TOO_SLOW', languageOf(request)));
  response.writeHead(408, { 'Content-Type': 'application/problem+json; charset=utf-8', Connection: 'close' });
  response.end(body, () => request.socket.destroy());
}
