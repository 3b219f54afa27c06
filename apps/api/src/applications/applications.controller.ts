import {
  ApplicationForms,
  ApplyToOffer,
  ChangePoolConsent,
  ObjectToStatus,
  OwnApplications,
  RestoreApplication,
  WithdrawApplication,
} from '@babelboard/applications';
import type { AuthenticatedSession } from '@babelboard/identity';
import type { UiLanguage } from '@babelboard/texts';
import {
  type ApplicationDetail,
  type ApplicationFormResponse,
  type ApplicationsQuery,
  type ApplicationsResponse,
  applicationDetail,
  applicationFormQuery,
  applicationFormResponse,
  applicationsQuery,
  applicationsResponse,
  applyRequest,
  type ChangedApplicationResponse,
  changedApplicationResponse,
  type ObjectionRequest,
  objectionRequest,
  type PoolConsentRequest,
  poolConsentRequest,
  problem,
} from '@babelboard/wire';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession, type SessionRequest } from '../auth/access/current-session.decorator.js';
import { doneWith } from '../auth/done.js';
import { type PlatformQuery, platformOf, platformQuery } from '../jobs/client-platform.js';
import { RequestLanguage, RequestTexts } from '../languages/request-language.js';
import { sayingWhatForbids } from '../problems/refused-by-present.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { ApplicationPresenter, presentMark } from './application-presenter.js';

const parameters = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
type Parameters = z.infer<typeof parameters>;

/** The applications of a candidate. */
@ApiTags('applications')
@Controller('api/candidates/applications')
export class ApplicationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly applications: OwnApplications,
    private readonly forms: ApplicationForms,
    private readonly presenter: ApplicationPresenter,
  ) {}

  @Requires('candidate:self')
  @Get()
  @ApiOperation({ summary: 'My applications, the last one first' })
  @ApiResponse({ status: 200, standardSchema: applicationsResponse })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'A value that is out of bounds' })
  async list(
    @Query({ schema: applicationsQuery }) query: ApplicationsQuery,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<ApplicationsResponse> {
    const { applications, page, ...counted } = await this.applications.list(accountId, query, language);
    return { applications: applications.map((one) => this.presenter.one(one)), ...counted, currentPage: page };
  }

  @Requires('candidate:self')
  @Get('form')
  @ApiOperation({
    summary: 'What is needed to apply to an offer',
    description:
      'Pending tasks, the check of languages, questions, CVs and letters; `refusal` says why it cannot be sent.',
  })
  @ApiResponse({ status: 200, standardSchema: applicationFormResponse })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'Nobody knows the offer' })
  @ApiResponse({ status: 422, standardSchema: problem })
  async form(
    @Query({ schema: applicationFormQuery }) { offer_id }: z.output<typeof applicationFormQuery>,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<ApplicationFormResponse> {
    return this.presenter.form(await this.forms.find(accountId, offer_id), language);
  }

  @Requires('candidate:self')
  @Post()
  @ApiOperation({
    summary: 'Apply to an offer',
    description: 'One application for each person and offer; a withdrawn one is sent again.',
  })
  @ApiResponse({ status: 201, standardSchema: changedApplicationResponse })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The address is not verified' })
  @ApiResponse({
    status: 409,
    standardSchema: problem,
    description: 'There is one already (`current`), or it cannot be sent',
  })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'The offer is not live' })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'An answer that is missing or does not fit' })
  async apply(
    @Body({ schema: applyRequest }) request: z.output<typeof applyRequest>,
    @Query({ schema: platformQuery }) { _platform }: PlatformQuery,
    @Req() visit: SessionRequest,
    @CurrentSession() { accountId, sessionId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedApplicationResponse> {
    const form = {
      offerId: request.offer_id,
      cvId: request.cv_id,
      letter: request.letter,
      answers: request.answers.map(({ question_id, answer }) => ({ questionId: question_id, answer })),
      questionsVersion: request.questions_version ?? null,
      poolConsentIn: request.keep_in_pool ? language : null,
      platform: platformOf(_platform, visit.get('user-agent') ?? ''),
    };
    const id = await sayingWhatForbids(
      ['APPLY_ALREADY_APPLIED'],
      async () => {
        const { application } = await this.forms.find(accountId, form.offerId);
        return { application: application && presentMark(application) };
      },
      () => this.commands.execute(new ApplyToOffer({ accountId, sessionId }, form)),
    );
    return this.changed(accountId, id, language, t('done.application-sent'));
  }

  @Requires('candidate:self')
  @Get(':id')
  @ApiOperation({ summary: 'One of my applications, with all that was sent' })
  @ApiResponse({ status: 200, standardSchema: applicationDetail })
  @ApiResponse({ status: 404, standardSchema: problem })
  async find(
    @Param({ schema: parameters }) { id }: Parameters,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<ApplicationDetail> {
    return this.presenter.detail(await this.applications.find(accountId, id, language), language);
  }

  @Requires('candidate:self')
  @Post(':id/withdraw')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Take an application back',
    description: '`restore_until` says how long that can be undone.',
  })
  @ApiResponse({ status: 200, standardSchema: changedApplicationResponse })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'It is withdrawn already' })
  async withdraw(
    @Param({ schema: parameters }) { id }: Parameters,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedApplicationResponse> {
    await this.commands.execute(new WithdrawApplication(accountId, id));
    return this.changed(accountId, id, language, t('done.application-withdrawn'));
  }

  @Requires('candidate:self')
  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Undo a withdrawal, within ten seconds' })
  @ApiResponse({ status: 200, standardSchema: changedApplicationResponse })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'There is nothing to undo, or it is too late' })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' })
  async restore(
    @Param({ schema: parameters }) { id }: Parameters,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedApplicationResponse> {
    await this.commands.execute(new RestoreApplication(accountId, id));
    return this.changed(accountId, id, language, t('done.application-restored'));
  }

  @Requires('candidate:self')
  @Post(':id/objection')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Say that the status is wrong',
    description: 'The company sees it until it moves the application; until then, saying it again changes the words.',
  })
  @ApiResponse({ status: 200, standardSchema: changedApplicationResponse })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'It is withdrawn' })
  @ApiResponse({ status: 422, standardSchema: problem })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' })
  async object(
    @Param({ schema: parameters }) { id }: Parameters,
    @Body({ schema: objectionRequest }) { text }: ObjectionRequest,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedApplicationResponse> {
    await this.commands.execute(new ObjectToStatus(accountId, id, text));
    return this.changed(accountId, id, language, t('done.status-objected'));
  }

  @Requires('candidate:self')
  @Post(':id/talent-pool')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Let the company keep an application in its talent pool, or no longer',
    description: 'Without that it goes as other applications do.',
  })
  @ApiResponse({ status: 200, standardSchema: changedApplicationResponse })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'It is withdrawn, or the offer is no talent pool' })
  @ApiResponse({ status: 422, standardSchema: problem })
  async keepInPool(
    @Param({ schema: parameters }) { id }: Parameters,
    @Body({ schema: poolConsentRequest }) { keep }: PoolConsentRequest,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedApplicationResponse> {
    await this.commands.execute(new ChangePoolConsent(accountId, id, keep, language));
    return this.changed(accountId, id, language, t(keep ? 'done.pool-joined' : 'done.pool-left'));
  }

  private async changed(
    accountId: number,
    id: number,
    language: UiLanguage,
    message: string,
  ): Promise<ChangedApplicationResponse> {
    return {
      application: this.presenter.one(await this.applications.find(accountId, id, language)),
      ...doneWith(message),
    };
  }
}
