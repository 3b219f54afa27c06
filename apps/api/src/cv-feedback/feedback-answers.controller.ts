import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AnswerFeedback, FEEDBACK_SIGNATURE, FEEDBACK_TIMESTAMP, LinkedCvs } from '@babelboard/cv-feedback';
import {
  type AnswerFeedbackRequest,
  answerFeedbackRequest,
  deliveryParameters,
  linkedCvQuery,
  problem,
} from '@babelboard/wire';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { z } from 'zod';
import { FromAnySite, Public } from '../auth/access/access.decorator.js';
import { sendDocument } from '../privacy/send-document.js';
import { InvalidInput } from '../problems/invalid-input.js';
import { UploadFolder } from '../uploads/upload-folder.js';
import { FeedbackSignature, type SignedFeedback } from './signed-feedback.js';

type Delivery = z.infer<typeof deliveryParameters>;

/** For services that CVs were sent to, and for the people behind a mailbox. */
@ApiTags('cv-feedback')
@Controller('api/cv-feedback/:delivery')
export class FeedbackAnswersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly folder: UploadFolder,
    private readonly linked: LinkedCvs,
  ) {}

  @Public()
  @FromAnySite()
  @UseGuards(FeedbackSignature)
  @Post()
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Say what you think of a CV',
    description: `For the service that got it. \`${FEEDBACK_TIMESTAMP}\` holds the seconds since 1970, at most 5 minutes off; \`${FEEDBACK_SIGNATURE}\` in hexadecimal the HMAC-SHA256 of that, a dot and the body, by the secret of the service. The first answer counts; the same may come any number of times.`,
  })
  @ApiResponse({ status: 204, description: 'Taken in' })
  @ApiResponse({ status: 401, standardSchema: problem, description: 'Not signed, or too long ago (`SIGNATURE_WRONG`)' })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'No such delivery, or no service is set here' })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'The CV is gone, or the file is infected' })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'Nothing in it, or the file is no document' })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often, or too much at once' })
  async answer(
    @Param({ schema: deliveryParameters }) { delivery }: Delivery,
    @Body({ schema: answerFeedbackRequest }) { delivery_id, text, file }: AnswerFeedbackRequest,
    @Req() { signedBy }: SignedFeedback,
  ): Promise<void> {
    if (delivery_id.toLowerCase() !== delivery.toLowerCase()) {
      throw new InvalidInput([{ path: 'delivery_id', code: 'INPUT_WRONG', params: {} }]);
    }
    const answer = (kept: AnswerFeedback['answer']['file']) =>
      this.commands.execute(new AnswerFeedback(delivery, { text, file: kept }, signedBy));
    await (file === null ? answer(null) : this.laidDown(file, answer));
  }

  @Public()
  @Get('cv')
  @ApiOperation({
    summary: 'Download a CV by the link of a mail',
    description: 'The link works for seven days, as long as the CV is there.',
  })
  @ApiResponse({ status: 200, description: 'The file', content: { 'application/octet-stream': {} } })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'The link is over, or the CV is gone' })
  async file(
    @Param({ schema: deliveryParameters }) { delivery }: Delivery,
    @Query({ schema: linkedCvQuery }) link: z.output<typeof linkedCvQuery>,
    @Res() response: Response,
  ): Promise<void> {
    await sendDocument(response, await this.linked.open({ deliveryId: delivery, ...link }));
  }

  /** Has a file lie on this machine while it is looked at. */
  private async laidDown(
    { name, content }: NonNullable<AnswerFeedbackRequest['file']>,
    work: (file: { path: string; name: string; size: number }) => Promise<void>,
  ): Promise<void> {
    const path = join(await this.folder.ready(), randomUUID());
    const bytes = Buffer.from(content, 'base64');
    try {
      await writeFile(path, bytes, { mode: 0o600 });
      await work({ path, name, size: bytes.length });
    } finally {
      await rm(path, { force: true });
    }
  }
}
