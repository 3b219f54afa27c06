import { type AuthenticatedSession, RequestVerification } from '@babelboard/identity';
import { MailTroubles, TryAddressAgain } from '@babelboard/notifications';
import { RateLimits } from '@babelboard/platform';
import { type Done, done, type MailTroubleResponse, mailTroubleResponse, problem } from '@babelboard/wire';
import { Controller, Delete, Get } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { doneWith } from '../auth/done.js';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';

/** Each try may be one more mail to a mailbox that is not there, which harms the name of the sender. */
const TRIES = { points: 3, seconds: 86_400 };

/** Whether one's mails arrive, and the way back where they do not. */
@ApiTags('messages')
@Controller('api/account/mail-trouble')
export class MailTroubleController {
  constructor(
    private readonly commands: CommandBus,
    private readonly troubles: MailTroubles,
    private readonly limits: RateLimits,
  ) {}

  @Requires('account:manage')
  @Get()
  @ApiOperation({ summary: 'Why no mails come, where mail servers have reported something' })
  @ApiResponse({ status: 200, standardSchema: mailTroubleResponse })
  async find(@CurrentSession() { accountId }: AuthenticatedSession): Promise<MailTroubleResponse> {
    const trouble = await this.troubles.find(accountId);
    return { trouble: trouble && { reason: trouble.reason, since: trouble.since.toISOString() } };
  }

  @Requires('account:manage')
  @Delete()
  @ApiOperation({
    summary: 'Have mails sent again',
    description: 'Where they bounced, one to verify the address shows whether they arrive. Three times a day at most.',
  })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' })
  async tryAgain(@CurrentSession() { accountId }: AuthenticatedSession, @RequestTexts() t: ApiTexts): Promise<Done> {
    await this.limits.counting([{ name: 'mail-trouble', key: String(accountId), limit: TRIES }], async () => {
      const stopped = await this.commands.execute(new TryAddressAgain(accountId));
      if (stopped !== null && stopped !== 'complaint') {
        await this.commands.execute(new RequestVerification(accountId));
      }
    });
    return doneWith(t('done.mails-tried-again'));
  }
}
