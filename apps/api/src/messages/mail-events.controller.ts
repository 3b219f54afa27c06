import { RecordMailReports } from '@babelboard/notifications';
import { type MailEventsRequest, mailEventsRequest, problem } from '@babelboard/wire';
import { Body, Controller, Header, HttpCode, Post, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { FromAnySite, Public } from '../auth/access/access.decorator.js';
import {
  MAIL_EVENTS_PATH,
  MAIL_EVENTS_SIGNATURE,
  MAIL_EVENTS_TIMESTAMP,
  MailEventSignature,
} from './mail-event-signature.js';

/** Where a mail server tells what became of mails. The answer never says whether an address is known. */
@ApiTags('messages')
@Controller(MAIL_EVENTS_PATH)
export class MailEventsController {
  constructor(private readonly commands: CommandBus) {}

  @Public()
  @FromAnySite()
  @UseGuards(MailEventSignature)
  @Post()
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Tell which mails bounced, were called spam or arrived',
    description: `For the mail server. \`${MAIL_EVENTS_TIMESTAMP}\` holds the seconds since 1970, at most 5 minutes off; \`${MAIL_EVENTS_SIGNATURE}\` in hexadecimal the HMAC-SHA256 of that, a dot and the body, by \`MAIL_EVENTS_SECRET\`. The same event may come any number of times, in any order.`,
  })
  @ApiResponse({ status: 204, description: 'Taken in' })
  @ApiResponse({ status: 401, standardSchema: problem, description: 'Not signed, or too long ago (`SIGNATURE_WRONG`)' })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'This site has no secret for it' })
  @ApiResponse({ status: 422, standardSchema: problem })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' })
  async take(@Body({ schema: mailEventsRequest }) { events }: MailEventsRequest): Promise<void> {
    await this.commands.execute(new RecordMailReports(events.map((event) => ({ ...event, at: new Date(event.at) }))));
  }
}
