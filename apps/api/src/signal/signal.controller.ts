import { type AuthenticatedSession, deviceName } from '@babelboard/identity';
import { PushDevices, RemovePushDevice, SwitchPushOff, SwitchPushOn } from '@babelboard/push-messages';
import {
  type ChangedSignal,
  changedSignal,
  problem,
  type SignalResponse,
  signalResponse,
  type UpdateSignalRequest,
  updateSignalRequest,
} from '@babelboard/wire';
import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { doneWith } from '../auth/done.js';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';

const deviceParameters = z.object({ id: z.uuid() });

/** On which devices a candidate gets messages (Web Push). */
@ApiTags('messages')
@Controller('api/candidates/account-settings')
export class SignalController {
  constructor(
    private readonly commands: CommandBus,
    private readonly devices: PushDevices,
  ) {}

  @Requires('candidate:self')
  @Get('signal')
  @ApiOperation({ summary: 'Devices that get messages, the latest first, and the key that a browser needs' })
  @ApiResponse({ status: 200, standardSchema: signalResponse })
  find(@CurrentSession() session: AuthenticatedSession, @RequestTexts() t: ApiTexts): Promise<SignalResponse> {
    return this.present(session, t);
  }

  @Requires('candidate:self')
  @Post('update-signal')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Messages on a device, on or off',
    description:
      'On takes what the browser’s `PushSubscription.toJSON()` gives. Which messages come is chosen among the switches of messages. It ends with a logout in that browser, or when somebody else signs in there.',
  })
  @ApiResponse({ status: 200, standardSchema: changedSignal })
  @ApiResponse({ status: 409, standardSchema: problem, description: '`PUSH_NOT_OFFERED`: no key is set' })
  @ApiResponse({ status: 422, standardSchema: problem, description: '`PUSH_SUBSCRIPTION_UNUSABLE`' })
  async update(
    @Body({ schema: updateSignalRequest }) { state, subscription, endpoint }: UpdateSignalRequest,
    @CurrentSession() session: AuthenticatedSession,
    @Headers('user-agent') userAgent: string | undefined,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedSignal> {
    if (state && subscription !== undefined) {
      const { keys } = subscription;
      const device = deviceName(userAgent ?? '');
      await this.commands.execute(new SwitchPushOn(session, { endpoint: subscription.endpoint, keys }, device));
    } else {
      const off = endpoint ?? subscription?.endpoint ?? null;
      await this.commands.execute(new SwitchPushOff(session.accountId, off));
    }
    return { ...(await this.present(session, t)), ...doneWith(t(state ? 'done.signal-on' : 'done.signal-off')) };
  }

  @Requires('candidate:self')
  @Delete('signal/devices/:id')
  @ApiOperation({ summary: 'No more messages on one device' })
  @ApiResponse({ status: 200, standardSchema: changedSignal })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'No device of this account' })
  async remove(
    @Param({ schema: deviceParameters }) { id }: z.infer<typeof deviceParameters>,
    @CurrentSession() session: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedSignal> {
    await this.commands.execute(new RemovePushDevice(session.accountId, id));
    return { ...(await this.present(session, t)), ...doneWith(t('done.signal-off')) };
  }

  private async present({ accountId, sessionId }: AuthenticatedSession, t: ApiTexts): Promise<SignalResponse> {
    const devices = await this.devices.of(accountId);
    return {
      signal: devices.length > 0,
      public_key: this.devices.publicKey,
      devices: devices.map((one) => ({
        id: one.id,
        device: one.device ?? t('sessions.unknown-device'),
        since: one.since.toISOString(),
        current: one.sessionId === sessionId,
      })),
    };
  }
}
