import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { SessionRequest } from './current-session.decorator.js';

/** The company that whoever asks works for, and what they are there: in handlers that require `company:work` or `company:manage`. */
export const CurrentMember = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const { member } = context.switchToHttp().getRequest<SessionRequest>();
  if (!member) {
    throw new Error('A handler that asks for the company must require a permission of its members');
  }
  return member;
});
