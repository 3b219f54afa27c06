import { SendContactMessage } from '@babelboard/operations';
import { type ContactReceipt, type ContactRequest, contactReceipt, contactRequest, problem } from '@babelboard/wire';
import { Body, Controller, HttpStatus, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/access/access.decorator.js';
import type { SessionRequest } from '../auth/access/current-session.decorator.js';
import { AuthLimits } from '../auth/client/auth-limits.js';
import { Refusal } from '../problems/refusal.js';

/** Programs fill in a form at once. */
const LEAST_OPEN_MS = 3_000;

@ApiTags('contact')
@Controller('api/contact')
export class ContactController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: AuthLimits,
  ) {}

  @Public()
  @Post()
  @ApiOperation({ summary: 'Write to the operator; no account is needed' })
  @ApiResponse({ status: 201, standardSchema: contactReceipt })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'Not valid, or `LOOKS_AUTOMATIC`' })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' })
  async send(
    @Body({ schema: contactRequest }) { leave_empty, open_for_ms, ...message }: ContactRequest,
    @Req() request: SessionRequest,
  ): Promise<ContactReceipt> {
    // Told to whoever it was, so that no person's message is lost in silence.
    if (leave_empty !== '' || open_for_ms < LEAST_OPEN_MS) {
      throw new Refusal(HttpStatus.UNPROCESSABLE_ENTITY, 'LOOKS_AUTOMATIC');
    }
    const accountId = request.session?.accountId ?? null;
    await this.limits.countMessage(request, accountId, message.email);
    const { reference, receivedAt } = await this.commands.execute(new SendContactMessage(message, accountId));
    return { reference, received_at: receivedAt.toISOString() };
  }
}
