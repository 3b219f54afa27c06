import { AuditLog } from '@babelboard/operations';
import { withoutCode } from '@babelboard/pages';
import { type CanActivate, type ExecutionContext, HttpStatus, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ACCESS, type Access } from '../auth/access/access.decorator.js';
import type { SessionRequest } from '../auth/access/current-session.decorator.js';
import { isWrite } from '../auth/access/foreign-origin.js';
import { READ_ONLY_UNDER_SUPPORT } from '../auth/access/read-only-under-support.decorator.js';
import { plainAddress } from '../auth/client/client-address.js';
import { Refusal } from '../problems/refusal.js';

/** The pattern of `PagesController`. */
const ANY_PAGE = '/{*path}';
const LONGEST_PATH = 200;

/**
 * Stands after the guard that knows who comes in. Writes down every request under support access and every one of an admin before
 * it is served, so that nothing happens unseen; refuses every write under support access that does not say it may be made.
 */
@Injectable()
export class SupportAndAuditGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly log: AuditLog,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<SessionRequest>();
    const { session } = request;
    const access = this.reflector.get<Access | undefined>(ACCESS, context.getHandler());
    if (session === null || (session.supportAdminId === null && access !== 'admin:operate')) {
      return true;
    }
    const refused = session.supportAdminId !== null && isWrite(request) && this.readOnly(context);
    await this.log.record({
      actorId: session.supportAdminId ?? session.accountId,
      behalfOfId: session.supportAdminId === null ? null : session.accountId,
      action: session.supportAdminId === null ? 'admin.request' : 'support.request',
      ipAddress: plainAddress(request.ip),
      detail: { method: request.method, route: routeOf(request), ids: numbersOf(request), refused },
    });
    if (refused) {
      throw new Refusal(HttpStatus.FORBIDDEN, 'READ_ONLY_UNDER_SUPPORT');
    }
    return true;
  }

  private readOnly(context: ExecutionContext): boolean {
    return this.reflector.get<boolean | undefined>(READ_ONLY_UNDER_SUPPORT, context.getHandler()) ?? true;
  }
}

/** The route's pattern, which holds nothing personal; a page is named by its own path, as logs may hold it. */
function routeOf({ route, path }: SessionRequest): string {
  const pattern = String(route?.path ?? '');
  return pattern === ANY_PAGE ? withoutCode(path).slice(0, LONGEST_PATH) : pattern;
}

/** Of the path's parameters only the numbers: others may be codes or names. */
function numbersOf({ params }: SessionRequest): Record<string, number> {
  const numbers = Object.entries(params).filter(([, value]) => /^\d{1,15}$/.test(String(value)));
  return Object.fromEntries(numbers.map(([name, value]) => [name, Number(value)]));
}
