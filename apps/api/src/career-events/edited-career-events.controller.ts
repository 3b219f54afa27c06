import { CareerEvents, ReplanCareerEvent } from '@babelboard/career-events';
import type { AuthenticatedSession } from '@babelboard/identity';
import { AuditLog } from '@babelboard/operations';
import {
  type AdminCareerEvents,
  adminCareerEvents,
  type ChangeCareerEventRequest,
  careerEventParameters,
  changeCareerEventRequest,
  problem,
} from '@babelboard/wire';
import { Body, Controller, Get, Param, Put, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { plainAddress } from '../auth/client/client-address.js';
import { presentEdited, readPlan } from './edited-career-event.js';

/** What operators say of events. */
@ApiTags('admin')
@Controller('api/admin/career-events')
export class EditedCareerEventsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly events: CareerEvents,
    private readonly log: AuditLog,
  ) {}

  @Requires('admin:operate')
  @Get()
  @ApiOperation({ summary: 'All events with how many joined them' })
  @ApiResponse({ status: 200, standardSchema: adminCareerEvents })
  async list(): Promise<AdminCareerEvents> {
    return { data: (await this.events.list()).map(presentEdited) };
  }

  @Requires('admin:operate')
  @Put(':id')
  @ApiOperation({
    summary: 'Say anew what an event is',
    description: 'Whoever joined is told when it moves, is called off, or takes place after all.',
  })
  @ApiResponse({ status: 200, standardSchema: adminCareerEvents })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'Somebody else has changed it since it was read' })
  @ApiResponse({ status: 422, standardSchema: problem })
  async change(
    @Param({ schema: careerEventParameters }) { id }: z.infer<typeof careerEventParameters>,
    @Body({ schema: changeCareerEventRequest }) body: ChangeCareerEventRequest,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @Req() { ip }: Request,
  ): Promise<AdminCareerEvents> {
    await this.commands.execute(new ReplanCareerEvent(id, new Date(body.changed_at), readPlan(body), body.notice));
    const subject = `career-event:${id}`;
    await this.log.record({ actorId: accountId, action: 'career-event.change', subject, ipAddress: plainAddress(ip) });
    return this.list();
  }
}
