import { ListAuditEntries } from '@babelboard/operations';
import { type AuditLogResponse, auditLogQuery, auditLogResponse, problem } from '@babelboard/wire';
import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';

@ApiTags('admin')
@Controller('api/admin')
export class AuditLogController {
  constructor(private readonly queries: QueryBus) {}

  @Requires('admin:operate')
  @Get('audit-log')
  @ApiOperation({ summary: 'Who did what, newest first' })
  @ApiResponse({ status: 200, standardSchema: auditLogResponse })
  @ApiResponse({ status: 422, standardSchema: problem })
  async list(@Query({ schema: auditLogQuery }) query: z.infer<typeof auditLogQuery>): Promise<AuditLogResponse> {
    const page = { size: query.size, cursor: query.cursor ?? null };
    const wanted = new ListAuditEntries(page, query.account_id ?? null, query.action ?? null);
    const { entries, cursor } = await this.queries.execute(wanted);
    return {
      data: entries.map((entry) => ({
        id: entry.id,
        at: entry.at.toISOString(),
        actor_id: entry.actorId,
        behalf_of_id: entry.behalfOfId,
        action: entry.action,
        subject: entry.subject,
        ip_address: entry.ipAddress,
        detail: entry.detail,
      })),
      next_cursor: cursor,
    };
  }
}
