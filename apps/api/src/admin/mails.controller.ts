import type { AuthenticatedSession } from '@babelboard/identity';
import { type LoggedMail, MailLog, MailWords, SendMailAgain } from '@babelboard/notifications';
import { AuditLog } from '@babelboard/operations';
import {
  type Done,
  done,
  type MailLogQuery,
  type MailLogResponse,
  type MailWordsResponse,
  mailLogQuery,
  mailLogResponse,
  mailWordsResponse,
  problem,
} from '@babelboard/wire';
import { Controller, Get, Header, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
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

/** Which mails went out, which did not, and why. */
@ApiTags('admin')
@Controller('api/admin/mails')
export class MailsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly mails: MailLog,
    private readonly words: MailWords,
    private readonly log: AuditLog,
  ) {}

  @Requires('admin:operate')
  @Get()
  @ApiOperation({
    summary: 'Mails of the last 90 days, newest first',
    description: 'Without whole addresses.',
  })
  @ApiResponse({ status: 200, standardSchema: mailLogResponse })
  @ApiResponse({ status: 422, standardSchema: problem })
  async list(@Query({ schema: mailLogQuery }) { q, state, cursor }: MailLogQuery): Promise<MailLogResponse> {
    const wanted = { q, state: state ?? null, cursor: cursor === undefined ? null : String(cursor) };
    const { mails, next } = await this.mails.list(wanted, PAGE);
    return { data: mails.map(presentMail), next: next === null ? null : Number(next) };
  }

  @Requires('admin:operate')
  @Get(':id/words')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'What a mail said',
    description: 'Codes of its links and addresses are left out. Who looked is written down.',
  })
  @ApiResponse({ status: 200, standardSchema: mailWordsResponse })
  @ApiResponse({
    status: 404,
    standardSchema: problem,
    description: 'No such mail (`MAIL_UNKNOWN`), or what it said is not kept (`MAIL_WORDS_NOT_KEPT`)',
  })
  @ApiResponse({ status: 422, standardSchema: problem })
  async read(
    @Param({ schema: parameters }) { id }: z.infer<typeof parameters>,
    @CurrentSession() session: AuthenticatedSession,
    @Req() request: Request,
  ): Promise<MailWordsResponse> {
    const words = await this.words.find(String(id));
    await this.record('mail.read', id, session, request);
    return words;
  }

  @Requires('admin:operate')
  @Post(':id/send-again')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Have a mail sent once more',
    description: 'It is made anew, in the words of today. Who did it is written down.',
  })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'No such mail (`MAIL_UNKNOWN`)' })
  @ApiResponse({
    status: 409,
    standardSchema: problem,
    description: 'It is on its way (`MAIL_UNDER_WAY`), or it brings offers, which come once (`MAIL_NOT_REPEATABLE`)',
  })
  @ApiResponse({ status: 422, standardSchema: problem })
  async sendAgain(
    @Param({ schema: parameters }) { id }: z.infer<typeof parameters>,
    @CurrentSession() session: AuthenticatedSession,
    @Req() request: Request,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.commands.execute(new SendMailAgain(String(id)));
    await this.record('mail.send-again', id, session, request);
    return doneWith(t('done.mail-sent-again'));
  }

  private record(action: string, id: number, { accountId }: AuthenticatedSession, { ip }: Request): Promise<void> {
    return this.log.record({ actorId: accountId, action, subject: `mail:${id}`, ipAddress: plainAddress(ip) });
  }
}

function presentMail({ delivery, address, messageId }: LoggedMail): MailLogResponse['data'][number] {
  const { id, accountId, state, droppedBecause, attempts, answer } = delivery;
  return {
    ...{ id: Number(id), address, state, attempts, answer },
    purpose: delivery.purpose as MailLogResponse['data'][number]['purpose'],
    account_id: accountId,
    dropped_because: droppedBecause,
    created_at: delivery.createdAt.toISOString(),
    sent_at: delivery.sentAt?.toISOString() ?? null,
    failed_at: delivery.failedAt?.toISOString() ?? null,
    message_id: messageId,
    subject: delivery.subject,
    repeatable: delivery.isRepeatable() && !delivery.isUnderWay(),
  };
}
