import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Metrics, Readiness } from '@babelboard/platform';
import type { INestApplicationContext } from '@nestjs/common';

/**
 * `/metrics`, `/health/live` and `/health/ready` of a process, for whoever watches it. On a port of its own: no proxy passes it on,
 * and no reading of a path, however a proxy and the API differ in it, leads there.
 * @param port nothing is shown where none is set; 0: any free one
 * @throws where the port is taken
 */
export async function serveMetrics(
  app: INestApplicationContext,
  port: number | undefined,
  host: string,
): Promise<Server | null> {
  if (port === undefined) {
    return null;
  }
  const [metrics, readiness] = [app.get(Metrics), app.get(Readiness)];
  const answers: Record<string, () => Promise<{ status: number; type: string; body: string }>> = {
    '/metrics': async () => ({
      status: 200,
      type: metrics.registry.contentType,
      body: await metrics.registry.metrics(),
    }),
    '/health/live': async () => ({ status: 200, type: 'application/json', body: '{"status":"alive"}' }),
    '/health/ready': async () => {
      const parts = await readiness.parts();
      const ready = !Object.values(parts).includes('failing');
      const body = JSON.stringify({ status: ready ? 'ready' : 'not ready', parts });
      return { status: ready ? 200 : 503, type: 'application/json', body };
    },
  };
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''] ?? (async () => ({ status: 404, type: 'text/plain', body: '' }));
    answer().then(
      ({ status, type, body }) => response.writeHead(status, { 'Content-Type': type }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host).unref();
  await once(server, 'listening');
  return server;
}
