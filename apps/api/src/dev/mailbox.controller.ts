import { isLoopback, Mailbox, type MailboxEntry, mailboxFolder, Settings } from '@babelboard/platform';
import { Controller, Get, NotFoundException, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Public } from '../auth/access/access.decorator.js';
import { mailboxPage } from './mailbox-page.js';

/** Mails bring style attributes of their own; the frames that show them run nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/** What proxies add: whoever comes by one is not at this machine. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

const mailboxQuery = z.object({ to: z.string().max(320).optional() });

/**
 * Embedded mode only: the mails that would have been sent, for who opens the site at this machine by its own name. A page elsewhere could
 * let its name lead to this machine and read along, as if it were this site (DNS rebinding).
 */
@ApiExcludeController()
@Controller('dev/mailbox')
export class MailboxController {
  private readonly mailbox: Mailbox;

  constructor(private readonly settings: Settings) {
    this.mailbox = new Mailbox(mailboxFolder(settings));
  }

  @Public()
  @Get()
  async list(
    @Query({ schema: mailboxQuery }) { to }: z.infer<typeof mailboxQuery>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (!this.isMeant(request)) {
      throw new NotFoundException();
    }
    const mails: MailboxEntry[] = await this.mailbox.list(to);
    if (request.accepts(['html', 'json']) === 'json') {
      response.json(mails);
    } else {
      response.set('Content-Security-Policy', POLICY).type('html').send(mailboxPage(mails, to));
    }
  }

  private isMeant({ headers }: Request): boolean {
    const { host, hostname } = new URL(this.settings.baseUrl);
    const here = isLoopback(hostname) && headers.host?.toLowerCase() === host;
    return this.settings.embedded && here && FORWARDED.every((name) => headers[name] === undefined);
  }
}
