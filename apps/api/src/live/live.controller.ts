import type { CompanyMembership } from '@babelboard/companies/contract';
import type { AuthenticatedSession } from '@babelboard/identity';
import { problem } from '@babelboard/wire';
import { applyDecorators, Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentMember } from '../auth/access/current-member.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { RequestSessions } from '../auth/access/request-sessions.js';
import { Roles } from '../auth/access/roles.js';
import { LiveConnections } from './live-connections.js';

/** What all streams say of themselves. */
function DescribedStream(summary: string) {
  return applyDecorators(
    ApiOperation({
      summary,
      description:
        'Server-sent events: in `data:` stands a `LiveNews`, with ids alone. It ends with the session; who comes again with `Last-Event-ID` is told first that anything may have changed.',
    }),
    ApiResponse({ status: 200, description: 'News until somebody goes', content: { 'text/event-stream': {} } }),
    ApiResponse({ status: 429, standardSchema: problem, description: '`TOO_MANY_LIVE_CONNECTIONS`: five an account' }),
    ApiResponse({ status: 503, standardSchema: problem, description: '`TOO_MANY_LIVE_CONNECTIONS` of everybody' }),
  );
}

/** What happens while somebody looks. */
@ApiTags('live')
@Controller('api')
export class LiveController {
  constructor(
    private readonly connections: LiveConnections,
    private readonly sessions: RequestSessions,
    private readonly roles: Roles,
  ) {}

  @Requires('company:work')
  @Get('companies/live')
  @DescribedStream('What happens in the company of whoever asks')
  followCompany(
    @Req() request: Request,
    @Res() response: Response,
    @CurrentMember() { accountId, companyId }: CompanyMembership,
  ): void {
    const stillMay = async () => {
      const session = await this.sessions.again(request);
      return session !== null && (await this.roles.of(session)).member?.companyId === companyId;
    };
    this.connections.open(request, response, { accountId, topic: `company:${companyId}`, stillMay });
  }

  @Requires('candidate:self')
  @Get('candidates/live')
  @DescribedStream('What happens to the candidate who asks')
  followCandidate(
    @Req() request: Request,
    @Res() response: Response,
    @CurrentSession() { accountId }: AuthenticatedSession,
  ): void {
    const stillMay = async () => (await this.sessions.again(request)) !== null;
    this.connections.open(request, response, { accountId, topic: `candidate:${accountId}`, stillMay });
  }
}
