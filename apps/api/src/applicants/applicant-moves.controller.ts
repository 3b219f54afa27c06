import { ApplicantDetails, MoveApplicant, MoveApplicants, NoteApplicantViewed } from '@babelboard/applications';
import type { CompanyMembership } from '@babelboard/companies/contract';
import { Accounts } from '@babelboard/identity/contract';
import {
  type ApplicantCard,
  type ChangedApplicantResponse,
  changedApplicantResponse,
  type Done,
  done,
  type MoveApplicantRequest,
  type MoveApplicantsRequest,
  type MovedApplicantsResponse,
  moveApplicantRequest,
  moveApplicantsRequest,
  movedApplicantsResponse,
  problem,
} from '@babelboard/wire';
import { Body, Controller, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentMember } from '../auth/access/current-member.decorator.js';
import { OpenWhileSuspended } from '../auth/access/open-while-suspended.decorator.js';
import { doneWith } from '../auth/done.js';
import { RequestTexts } from '../languages/request-language.js';
import { sayingWhatForbids } from '../problems/refused-by-present.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { ApplicantPresenter } from './applicant-presenter.js';
import { type ApplicantParameters, applicantParameters } from './applicant-requests.js';

/** How far applicants are: what members decide. */
@ApiTags('applicants')
@Controller('api/companies/applicants')
export class ApplicantMovesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly details: ApplicantDetails,
    private readonly accounts: Accounts,
    private readonly presenter: ApplicantPresenter,
  ) {}

  @Requires('company:work')
  @Patch(':id/status')
  @ApiOperation({
    summary: 'Move an applicant',
    description: '`version` is that of the applicant as it was read: where another member was first, nothing changes.',
  })
  @ApiResponse({ status: 200, standardSchema: changedApplicantResponse })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The company is suspended' })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({
    status: 409,
    standardSchema: problem,
    description: 'Moved meanwhile (`current`: who, and where to), or withdrawn',
  })
  @ApiResponse({ status: 422, standardSchema: problem })
  async move(
    @Param({ schema: applicantParameters }) { id }: ApplicantParameters,
    @Body({ schema: moveApplicantRequest }) { status, version }: MoveApplicantRequest,
    @CurrentMember() member: CompanyMembership,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedApplicantResponse> {
    await sayingWhatForbids(
      ['APPLICANT_MOVED', 'APPLICATION_WITHDRAWN'],
      () => this.current(member, id),
      () => this.commands.execute(new MoveApplicant(member, id, status, version)),
    );
    return { applicant: await this.card(member, id), ...doneWith(t('done.applicant-moved')) };
  }

  @Requires('company:work')
  @Post('bulk')
  @HttpCode(200)
  @ApiOperation({ summary: 'Move many applicants', description: 'Each has a result of its own; up to 200.' })
  @ApiResponse({ status: 200, standardSchema: movedApplicantsResponse })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The company is suspended' })
  @ApiResponse({ status: 422, standardSchema: problem })
  async moveMany(
    @Body({ schema: moveApplicantsRequest }) { applicants, status }: MoveApplicantsRequest,
    @CurrentMember() member: CompanyMembership,
    @RequestTexts() t: ApiTexts,
  ): Promise<MovedApplicantsResponse> {
    const results = await this.commands.execute(new MoveApplicants(member, applicants, status));
    const names = await this.accounts.namesOf(results.flatMap(({ movedBy }) => movedBy ?? []));
    const moved = results.filter(({ outcome }) => outcome === 'moved').length;
    return {
      results: results.map(({ movedBy, ...result }) => ({ ...result, moved_by: names.get(movedBy ?? 0) ?? null })),
      ...doneWith(t('done.applicants-moved', { moved })),
    };
  }

  @Requires('company:work')
  // Members of a suspended company read, and whoever reads says so; it is not noted.
  @OpenWhileSuspended()
  @Post(':id/viewed')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Note that somebody opened the applicant',
    description: 'The first time is shown to the candidate.',
  })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 404, standardSchema: problem })
  async viewed(
    @Param({ schema: applicantParameters }) { id }: ApplicantParameters,
    @CurrentMember() member: CompanyMembership,
  ): Promise<Done> {
    await this.commands.execute(new NoteApplicantViewed(member, id));
    return { toasts: [] };
  }

  private async card(member: CompanyMembership, id: number): Promise<ApplicantCard> {
    const { row, offer } = await this.details.find(member.companyId, id, member.accountId);
    return this.presenter.card(row, [offer]);
  }

  /** Where it stands now, and who moved it there. */
  private async current({ companyId, accountId }: CompanyMembership, id: number): Promise<Record<string, unknown>> {
    const row = await this.details.row(companyId, id, accountId);
    const [last] = (await this.details.steps(companyId, id)).filter(({ step }) => step.toStatus === row.status);
    return {
      status: row.status,
      version: row.version,
      moved_by: last?.by ?? null,
      moved_at: row.changedAt.toISOString(),
    };
  }
}
