import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

const POWERFUL_FEATURES = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** Swagger's page has style blocks and pictures of its own; its scripts are files. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

/**
 * Headers of every answer. Nothing may be loaded by an answer that says no more: JSON, feeds, pictures. Rendered pages
 * bring a policy of their own.
 */
export function safeHeaders({ https }: { https: boolean }): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      strictTransportSecurity: https ? { maxAge: 63_072_000, includeSubDomains: false } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      frameguard: { action: 'deny' },
    }),
    (request: Request, response: Response, next: NextFunction) => {
      response.setHeader('Permissions-Policy', POWERFUL_FEATURES);
      if (request.path === '/api/docs' || request.path.startsWith('/api/docs/')) {
        response.setHeader('Content-Security-Policy', DOCS_POLICY);
      }
      next();
    },
  ];
}
