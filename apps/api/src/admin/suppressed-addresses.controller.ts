import type { AuthenticatedSession } from '@babelboard/identity';
import { ReleaseAddress, SuppressedAddresses } from '@babelboard/notifications';
import { AuditLog } from '@babelboard/operations';
import {
  type Done,
  done,
  problem,
  type SuppressedAddressesQuery,
  type SuppressedAddressesResponse,
  suppressedAddressesQuery,
  suppressedAddressesResponse,
} from '@babelboard/wire';
import { Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { plainAddress } from '../auth/client/client-address.js';
import { doneWith } from '../auth/done.js';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';

const parameters = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
const PAGE = 25;

/** To which addresses no mails go, and the way back. */
@ApiTags('admin')
@Controller('api/admin/suppressed-addresses')
export class SuppressedAddressesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly addresses: SuppressedAddresses,
    private readonly log: AuditLog,
  ) {}

  @Requires('admin:operate')
  @Get()
  @ApiOperation({ summary: 'Addresses to which no mails go, the latest first; first letter and domain of each' })
  @ApiResponse({ status: 200, standardSchema: suppressedAddressesResponse })
  @ApiResponse({ status: 422, standardSchema: problem })
  async list(
    @Query({ schema: suppressedAddressesQuery }) { q, page }: SuppressedAddressesQuery,
  ): Promise<SuppressedAddressesResponse> {
    const { addresses, next } = await this.addresses.list(q, page, PAGE);
    return {
      data: addresses.map((one) => ({ ...one, id: Number(one.id), since: one.since.toISOString() })),
      next,
    };
  }

  @Requires('admin:operate')
  @Post(':id/release')
  @HttpCode(200)
  @ApiOperation({ summary: 'Let mails to an address through again', description: 'Who did it is written down.' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'Nothing stops them (`ADDRESS_NOT_STOPPED`)' })
  @ApiResponse({ status: 422, standardSchema: problem })
  async release(
    @Param({ schema: parameters }) { id }: z.infer<typeof parameters>,
    @CurrentSession() session: AuthenticatedSession,
    @Req() request: Request,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.commands.execute(new ReleaseAddress(String(id)));
    await this.log.record({
      actorId: session.accountId,
      action: 'mail.release-address',
      subject: `address:${id}`,
      ipAddress: plainAddress(request.ip),
    });
    return doneWith(t('done.address-released'));
  }
}
