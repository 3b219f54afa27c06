import type { CompanyMembership } from '@babelboard/companies/contract';
import type { AuthenticatedSession } from '@babelboard/identity';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** A request with the session that its token means; null for a guest. */
export interface SessionRequest extends Request {
  session: AuthenticatedSession | null;
  /** For whom the session's account works; absent where nothing was asked for that needs it. */
  member?: CompanyMembership | null;
}

/** The session of the request, in handlers that need a permission. */
export const CurrentSession = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const { session } = context.switchToHttp().getRequest<SessionRequest>();
  if (session === null) {
    throw new Error('A handler that asks for the session must require a permission');
  }
  return session;
});
