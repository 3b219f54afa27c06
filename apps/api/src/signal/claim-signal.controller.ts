import type { AuthenticatedSession } from '@babelboard/identity';
import { ClaimPushDevice } from '@babelboard/push-messages';
import {
  type ClaimSignalRequest,
  type ClaimSignalResponse,
  claimSignalRequest,
  claimSignalResponse,
} from '@babelboard/wire';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';

/** Says who uses a browser that gets messages, whoever that is: a company's people may sign in where a candidate did. */
@ApiTags('auth')
@Controller('api/auth')
export class ClaimSignalController {
  constructor(private readonly commands: CommandBus) {}

  @Requires('account:manage')
  @Post('claim-signal')
  @HttpCode(200)
  @ApiOperation({ summary: 'This browser gets messages; those of somebody else, who was signed in here before, end' })
  @ApiResponse({ status: 200, standardSchema: claimSignalResponse })
  async claim(
    @Body({ schema: claimSignalRequest }) { endpoint }: ClaimSignalRequest,
    @CurrentSession() session: AuthenticatedSession,
  ): Promise<ClaimSignalResponse> {
    return { mine: await this.commands.execute(new ClaimPushDevice(session, endpoint)) };
  }
}
