import { constants } from 'node:zlib';
import { newTraceId, type PlatformParts, Settings, withTrace } from '@babelboard/platform';
import { type LoggerService, StandardSchemaValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import express, { type NextFunction, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { ApiModule } from './api.module.js';
import { serveOpenApi } from './openapi/serve-openapi.js';
import { FrontEnd } from './pages/front-end.js';
import { InvalidInput } from './problems/invalid-input.js';
import { ProblemFilter } from './problems/problem.filter.js';
import { safeHeaders } from './safe-headers.js';

const TRACE_HEADER = 'x-trace-id';
const YEAR_MS = 31_536_000_000;

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
  app.set('trust proxy', settings.trustProxy);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.use(traceRequest);
  app.use(pinoHttp({ logger: logs.requests, ...requestLog }));
  app.use(...safeHeaders({ https: settings.baseUrl.startsWith('https:') }));
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } }));
  app.use(
    '/assets',
    express.static(`${app.get(FrontEnd).clientDir}/assets`, { immutable: true, maxAge: YEAR_MS, redirect: false }),
  );
  app.use(express.static(app.get(FrontEnd).clientDir, { index: false, maxAge: 3_600_000, redirect: false }));
  app.useGlobalPipes(
    new StandardSchemaValidationPipe({ exceptionFactory: (issues) => InvalidInput.fromIssues(issues) }),
  );
  app.useGlobalFilters(new ProblemFilter());
  serveOpenApi(app);
  return app;
}

/** A request keeps the trace id that its caller gave, when it looks like one. */
function traceRequest(request: Request, response: Response, next: NextFunction): void {
  const given = request.get(TRACE_HEADER);
  const traceId = given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : newTraceId();
  response.setHeader(TRACE_HEADER, traceId);
  withTrace(traceId, next);
}

/** One line a request, without headers or query string: both may hold personal data. */
const requestLog = {
  autoLogging: { ignore: ({ url }: { url?: string }) => url?.startsWith('/assets/') === true },
  serializers: {
    req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?', 1)[0] }),
    res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
  },
};
