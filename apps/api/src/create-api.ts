import { once } from 'node:events';
import type { Server } from 'node:http';
import { constants } from 'node:zlib';
import { FEEDBACK_PATH } from '@babelboard/cv-feedback';
import { withoutCode } from '@babelboard/pages';
import { newTraceId, type PlatformParts, Settings, withTrace } from '@babelboard/platform';
import type { LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import express, { type NextFunction, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { serveQueueDashboard } from './admin/serve-queue-dashboard.js';
import { ApiModule } from './api.module.js';
import { readSignedFeedback } from './cv-feedback/signed-feedback.js';
import { MAIL_EVENTS_PATH, readMailEvents } from './messages/mail-event-signature.js';
import { serveOpenApi } from './openapi/serve-openapi.js';
import { FrontEnd } from './pages/front-end.js';
import { InputPipe } from './problems/input.pipe.js';
import { ProblemFilter } from './problems/problem.filter.js';
import { safeHeaders } from './safe-headers.js';
import { boundSlowClients } from './slow-clients.js';

/** Connections that may wait while the process is busy; more are dropped or reset by the system, which has its own limit, too. */
const LISTEN_BACKLOG = 4_096;

const TRACE_HEADER = 'x-trace-id';
const YEAR_MS = 31_536_000_000;
const SERVICE_WORKER = '/service-worker.js';

/** The API, ready to listen. */
export async function createApi(
  settings: Settings,
  logs: { nest: LoggerService; requests: Logger },
  overrides: Partial<PlatformParts> = {},
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(ApiModule.forRoot(settings, overrides), {
    logger: logs.nest,
    abortOnError: false,
    bufferLogs: false,
  });
  return configureApi(app, settings, logs.requests);
}

/** What stands around the handlers: proxies, logs, headers, files, input checks, problems and the description. */
export function configureApi(
  app: NestExpressApplication,
  settings: Settings,
  requests: Logger,
): NestExpressApplication {
  app.set('trust proxy', settings.trustProxy);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.use(traceRequest);
  app.use(pinoHttp({ logger: requests, ...requestLog }));
  app.use(...safeHeaders({ https: settings.baseUrl.startsWith('https:') }));
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } }));
  app.use(
    '/assets',
    express.static(`${app.get(FrontEnd).clientDir}/assets`, { immutable: true, maxAge: YEAR_MS, redirect: false }),
    missingAsset,
  );
  app.use(
    express.static(app.get(FrontEnd).clientDir, {
      index: false,
      maxAge: 3_600_000,
      redirect: false,
      setHeaders: (response, path) => {
        // What runs in the background of browsers is asked for anew: an old one could not be mended.
        if (path.endsWith(SERVICE_WORKER)) response.setHeader('Cache-Control', 'no-cache');
      },
    }),
  );
  serveQueueDashboard(app);
  app.use(MAIL_EVENTS_PATH, readMailEvents);
  app.use(FEEDBACK_PATH, readSignedFeedback(app));
  app.useGlobalPipes(new InputPipe());
  app.useGlobalFilters(new ProblemFilter());
  serveOpenApi(app);
  return app;
}

/** Takes requests from now on. Nest's own `listen` has no room for the backlog. @throws where the port is taken */
export async function listen(app: NestExpressApplication, port: number, host: string): Promise<void> {
  await app.init();
  const server: Server = app.getHttpServer();
  boundSlowClients(server);
  server.listen({ port, host, backlog: LISTEN_BACKLOG });
  await once(server, 'listening');
}

/** A file of another build: a page in its place would be taken for a script, and a kept answer would outlive the next build. */
function missingAsset(_request: Request, response: Response): void {
  response.status(404).set('Cache-Control', 'no-store').type('text').send('Not found');
}

/** A request keeps the trace id that its caller gave, when it looks like one. */
function traceRequest(request: Request, response: Response, next: NextFunction): void {
  const given = request.get(TRACE_HEADER);
  const traceId = given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : newTraceId();
  response.setHeader(TRACE_HEADER, traceId);
  withTrace(traceId, next);
}

/** One line a request, without headers, query string or the codes of links: all may hold what is nobody else's. */
const requestLog = {
  autoLogging: { ignore: ({ url }: { url?: string }) => url?.startsWith('/assets/') === true },
  serializers: {
    req: ({ method, url }: { method: string; url: string }) => ({
      method,
      path: withoutCode(url.split('?', 1)[0] ?? ''),
    }),
    res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
  },
};
