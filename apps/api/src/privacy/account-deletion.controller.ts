import type { AuthenticatedSession } from '@babelboard/identity';
import { DeleteAccount } from '@babelboard/privacy';
import { type DeleteAccountRequest, type Done, deleteAccountRequest, done, problem } from '@babelboard/wire';
import { Body, Controller, Delete, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { doneWith } from '../auth/done.js';
import { LoginAnswers } from '../auth/login-answers.js';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';

/** An end of the account, and of all that is held about the person. */
@ApiTags('account')
@Controller('api')
export class AccountDeletionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly answers: LoginAnswers,
  ) {}

  @Requires('candidate:self')
  @Delete('candidates/account-settings/destroy')
  @ApiOperation({ summary: 'Delete the account and all that is held about the person' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'Not valid, or the password is wrong or missing' })
  deleteCandidate(
    @Body({ schema: deleteAccountRequest }) body: DeleteAccountRequest,
    @CurrentSession() session: AuthenticatedSession,
    @Res({ passthrough: true }) response: Response,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    return this.deleteAccount(body, session, response, t);
  }

  @Requires('company:self')
  @Delete('companies/account-settings/destroy')
  @ApiOperation({
    summary: 'Delete the account and all that is held about the person',
    description: 'When the last owner goes, the company’s offers go from the board.',
  })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'Not valid, or the password is wrong or missing' })
  deleteCompanyMember(
    @Body({ schema: deleteAccountRequest }) body: DeleteAccountRequest,
    @CurrentSession() session: AuthenticatedSession,
    @Res({ passthrough: true }) response: Response,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    return this.deleteAccount(body, session, response, t);
  }

  private async deleteAccount(
    { motivo_id, texto, password }: DeleteAccountRequest,
    session: AuthenticatedSession,
    response: Response,
    t: ApiTexts,
  ): Promise<Done> {
    const given = { reason: motivo_id, text: texto, password: password ?? null };
    await this.commands.execute(new DeleteAccount(session, given));
    this.answers.cookies.clear(response);
    return doneWith(t('done.account-deleted'));
  }
}
