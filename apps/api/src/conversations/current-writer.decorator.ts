import type { Writer } from '@babelboard/applications';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { SessionRequest } from '../auth/access/current-session.decorator.js';

/** Whose side of a thread it is that asks: the company's of a member, else the candidate's. The permission of the handler says that it is one of the two. */
export const CurrentWriter = createParamDecorator((_data: unknown, context: ExecutionContext): Writer => {
  const { session, member } = context.switchToHttp().getRequest<SessionRequest>();
  if (member) {
    const { accountId, companyId, suspended } = member;
    return { side: 'company', accountId, companyId, suspended };
  }
  if (session?.accountType !== 'candidate') {
    throw new Error('A handler of threads must require a permission of candidates or of members');
  }
  return { side: 'candidate', accountId: session.accountId };
});
