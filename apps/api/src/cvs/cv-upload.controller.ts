import { cvMissing, cvRefused, UploadCv } from '@babelboard/cvs';
import type { AuthenticatedSession } from '@babelboard/identity';
import type { UiLanguage } from '@babelboard/texts';
import {
  CV_FIELD,
  LARGEST_CV_BYTES,
  problem,
  type UploadedCvResponse,
  uploadCvQuery,
  uploadedCvResponse,
} from '@babelboard/wire';
import { Controller, HttpCode, Post, Query, UploadedFile, UseInterceptors } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { RequestLanguage, RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { type ReceivedFile, ReceiveFile } from '../uploads/receive-file.js';
import { CvAnswers } from './cv-answers.js';
import { CvExtractions } from './cv-extractions.js';

const CvFile = ReceiveFile({
  field: CV_FIELD,
  largest: LARGEST_CV_BYTES,
  missing: cvMissing,
  tooLarge: () => cvRefused('CV_TOO_LARGE'),
});

/** How a CV comes in. */
@ApiTags('cvs')
@Controller('api/candidates/mycv')
export class CvUploadController {
  constructor(
    private readonly commands: CommandBus,
    private readonly answers: CvAnswers,
    private readonly extractions: CvExtractions,
  ) {}

  @Requires('candidate:self')
  @Post('fromVue')
  @HttpCode(200)
  @UseInterceptors(CvFile)
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: { type: 'object', required: [CV_FIELD], properties: { [CV_FIELD]: { type: 'string', format: 'binary' } } },
  })
  @ApiOperation({
    summary: 'Add a CV: PDF, DOCX, ODT, RTF, text, Europass XML or JSON Resume, 10 MB at most',
    description:
      'With `extract=1` the answer waits ten seconds at most for what is read in the file, else it says `pending`.',
  })
  @ApiResponse({ status: 200, standardSchema: uploadedCvResponse })
  @ApiResponse({
    status: 410,
    standardSchema: problem,
    description: 'A scanner found something harmful while it was read',
  })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'No CV: the code says why' })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too many uploads' })
  async upload(
    @UploadedFile() { path, originalname: name, size }: ReceivedFile,
    @Query({ schema: uploadCvQuery }) { extract }: z.infer<typeof uploadCvQuery>,
    @CurrentSession() session: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
    @RequestLanguage() language: UiLanguage,
  ): Promise<UploadedCvResponse> {
    const id = await this.commands.execute(new UploadCv(session, { path, name, size }));
    const waits = extract === '1' || extract === 'true';
    const read = await this.extractions.of(session.accountId, id, { language, waits });
    const changed = await this.answers.changed(session, t('done.cv-uploaded'));
    const cv = changed.cvs.find((one) => one.id === id);
    if (cv === undefined) {
      // Removed meanwhile, in another window.
      throw cvMissing();
    }
    return { ...changed, cv, ...read };
  }
}
