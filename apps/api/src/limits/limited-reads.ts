import { problem } from '@babelboard/wire';
import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiResponse } from '@nestjs/swagger';
import { type ReadKind, ReadLimits } from './read-limits.js';

const LIMITED_READS = 'limited-reads';

@Injectable()
class ReadLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: ReadLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const kind = this.reflector.get<ReadKind>(LIMITED_READS, context.getHandler());
    await this.limits.count(kind, context.switchToHttp().getRequest());
    return true;
  }
}

/** Counts each call against what one place may read in a minute. */
export function LimitedReads(kind: ReadKind) {
  return applyDecorators(
    SetMetadata(LIMITED_READS, kind),
    UseGuards(ReadLimitGuard),
    ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' }),
  );
}
