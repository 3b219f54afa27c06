import { may } from '@babelboard/identity';
import { AuditLog } from '@babelboard/operations';
import { Settings } from '@babelboard/platform';
import { HttpStatus } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { readCredentials } from '../auth/access/credentials.js';
import { isForeignWrite, isWrite } from '../auth/access/foreign-origin.js';
import { RequestSessions } from '../auth/access/request-sessions.js';
import { Roles } from '../auth/access/roles.js';
import { plainAddress } from '../auth/client/client-address.js';
import { languageOf } from '../languages/request-language.js';
import { problemOf } from '../problems/problem.filter.js';
import { QUEUES_PATH, QueueDashboard } from './queue-dashboard.js';

/** Scripts are files of its own; styles stand in its page, too. Only a page of this site shows it in a frame. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'self'";

/** Its web font comes from another site, which would learn who looks at it. */
const OUTSIDE_FONTS = /<link href="https:\/\/fonts\.[^>]*>/g;

/** bull-board at /admin/queue-board, for admins only. It is a router of its own, so what guards do is done here before it. */
export function serveQueueDashboard(app: NestExpressApplication): void {
  const [sessions, roles, log, settings, dashboard] = [
    app.get(RequestSessions, { strict: false }),
    app.get(Roles, { strict: false }),
    app.get(AuditLog, { strict: false }),
    app.get(Settings),
    app.get(QueueDashboard, { strict: false }),
  ];
  const ownOrigin = new URL(settings.baseUrl).origin;

  async function serve(request: Request, response: Response, next: NextFunction): Promise<void> {
    response.set('Cache-Control', 'no-store');
    response.set('Content-Security-Policy', POLICY);
    response.set('X-Frame-Options', 'SAMEORIGIN');
    const session = await sessions.of(request);
    if (session === null) {
      return refuse(HttpStatus.UNAUTHORIZED, request, response);
    }
    if (!may((await roles.of(session)).role, 'admin:operate')) {
      return refuse(HttpStatus.FORBIDDEN, request, response);
    }
    if (isWrite(request)) {
      const origins = { fetchSite: request.get('sec-fetch-site'), origin: request.get('origin') };
      if (readCredentials(request)?.kind !== 'bearer' && isForeignWrite(origins, true, ownOrigin)) {
        return refuse(HttpStatus.FORBIDDEN, request, response);
      }
      await log.record({
        actorId: session.accountId,
        action: 'admin.queues',
        ipAddress: plainAddress(request.ip),
        detail: { method: request.method, path: request.path },
      });
    }
    leaveOutFonts(response);
    dashboard.router()(request, response, (error?: unknown) => {
      if (error !== undefined || isOfScripts(request)) {
        next(error);
      } else {
        // What the dashboard does not know must not become our page of this address, which would ask for it again.
        response.redirect(HttpStatus.FOUND, QUEUES_PATH);
      }
    });
  }

  app.use(QUEUES_PATH, (request: Request, response: Response, next: NextFunction) => {
    serve(request, response, next).catch(() => {
      const problem = problemOf(HttpStatus.SERVICE_UNAVAILABLE, 'QUEUES_UNAVAILABLE', languageOf(request));
      response.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
    });
  });
}

function leaveOutFonts(response: Response): void {
  const send = response.send.bind(response);
  response.send = (body) => send(typeof body === 'string' ? body.replace(OUTSIDE_FONTS, '') : body);
}

/** A person gets the page around the queues: its gate leads guests to the login and back, and others home. A script is told. */
function refuse(status: 401 | 403, request: Request, response: Response): void {
  if (!isOfScripts(request) && request.accepts(['html', 'json']) === 'html') {
    response.redirect(HttpStatus.FOUND, `/admin/queues${request.path === '/' ? '' : request.path}`);
    return;
  }
  const code = status === HttpStatus.UNAUTHORIZED ? 'NOT_SIGNED_IN' : 'NOT_ALLOWED';
  const problem = problemOf(status, code, languageOf(request), { code, params: { asked: 'queues' } });
  response.status(status).type('application/problem+json').send(JSON.stringify(problem));
}

/** Whether a call asks for the dashboard's data or changes them; no person opens its address. */
function isOfScripts(request: Request): boolean {
  return isWrite(request) || request.path.startsWith('/api/');
}
