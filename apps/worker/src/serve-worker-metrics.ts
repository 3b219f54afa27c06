import { createServer } from 'node:http';
import type { Metrics, Settings } from '@babelboard/platform';

/** `/metrics` and `/health/live` of the worker, on `WORKER_PORT` where that is set. */
export function serveWorkerMetrics(settings: Settings, metrics: Metrics): void {
  if (settings.workerPort === undefined) {
    return;
  }
  const server = createServer(async (request, response) => {
    if (request.url === '/metrics') {
      response.setHeader('Content-Type', metrics.registry.contentType).end(await metrics.registry.metrics());
    } else {
      response.writeHead(request.url === '/health/live' ? 200 : 404).end();
    }
  });
  server.listen(settings.workerPort, settings.host).unref();
}
