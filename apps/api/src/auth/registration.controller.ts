import { RegisterCandidate } from '@babelboard/candidates';
import { RegisterCompany } from '@babelboard/companies';
import { ResendVerification, VerifyEmail } from '@babelboard/identity';
import type { UiLanguage } from '@babelboard/texts';
import {
  type Done,
  done,
  emailRequest,
  problem,
  type RegisterCandidateRequest,
  type RegisterCompanyRequest,
  registerCandidateRequest,
  registerCompanyRequest,
  registerResponse,
  type VerifiedEmail,
  verifiedEmail,
  verifyEmailRequest,
} from '@babelboard/wire';
import { Body, Controller, HttpCode, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { RequestLanguage, RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { Public } from './access/access.decorator.js';
import { BrowserProofs } from './browser-proofs.js';
import { AuthLimits } from './client/auth-limits.js';
import { ClientInfos } from './client/client-infos.js';
import { doneWith } from './done.js';
import { IncompleteCandidates, IncompleteCompanies } from './incomplete-registrations.js';
import { LEVEL_RANKS } from './level-ranks.js';
import { LoginAnswers } from './login-answers.js';
import { RegistrationCookie } from './registration-cookie.js';

/** New accounts and the proof of their address. Whether an address has an account is told to its owner alone, by mail. */
@ApiTags('auth')
@Controller('api/auth')
export class RegistrationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: AuthLimits,
    private readonly browsers: BrowserProofs,
    private readonly cookie: RegistrationCookie,
    private readonly clients: ClientInfos,
    private readonly answers: LoginAnswers,
  ) {}

  @Public()
  @UseInterceptors(IncompleteCandidates)
  @Post('register')
  @ApiOperation({ summary: 'A new account of a candidate', description: 'The same answer where the address has one.' })
  @ApiResponse({ status: 201, standardSchema: registerResponse })
  @ApiResponse({ status: 422, standardSchema: problem })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' })
  async register(
    @Body({ schema: registerCandidateRequest }) body: RegisterCandidateRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @RequestLanguage() language: UiLanguage,
  ): Promise<z.infer<typeof registerResponse>> {
    await this.limits.countMail('register', request, body.email);
    await this.commands.execute(
      new RegisterCandidate(
        {
          ...accountOf(body, language),
          browserSecret: this.cookie.add(request, response),
          countryId: body.fk_pais_id,
          locality: body.poblacion,
        },
        body.languages.map(({ slug, cefr }) => ({ slug, level: LEVEL_RANKS[cefr] })),
      ),
    );
    return { email: body.email };
  }

  @Public()
  @UseInterceptors(IncompleteCompanies)
  @Post('register-company')
  @ApiOperation({
    summary: 'A new company and the account of its owner',
    description: 'The same answer as for candidates.',
  })
  @ApiResponse({ status: 201, standardSchema: registerResponse })
  @ApiResponse({ status: 422, standardSchema: problem })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' })
  async registerCompany(
    @Body({ schema: registerCompanyRequest }) body: RegisterCompanyRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @RequestLanguage() language: UiLanguage,
  ): Promise<z.infer<typeof registerResponse>> {
    await this.limits.countMail('register', request, body.email);
    await this.commands.execute(
      new RegisterCompany(
        { ...accountOf(body, language), browserSecret: this.cookie.add(request, response), phone: body.phone },
        {
          name: body.company_name,
          countryId: body.fk_pais_id,
          vatId: body.vat_id,
          size: body.size,
          sectorCode: body.sector,
          website: body.website,
        },
      ),
    );
    return { email: body.email };
  }

  @Public()
  @Post('verify-email')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Show that an address is one’s own, with the code of the mail',
    description:
      'In the browser that registered or is signed in; elsewhere the password is asked for, or a new one set with the same code. Sets the cookies of a new session, but for who needs a second factor.',
  })
  @ApiResponse({ status: 200, standardSchema: verifiedEmail })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'Wrong, used or expired' })
  @ApiResponse({ status: 422, standardSchema: problem, description: '`PROOF_NEEDED`: the password, in this browser' })
  async verifyEmail(
    @Body({ schema: verifyEmailRequest }) { token, password }: z.infer<typeof verifyEmailRequest>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @RequestTexts() t: ApiTexts,
  ): Promise<VerifiedEmail> {
    await this.limits.count('redeem', request);
    const { email, secret, opened } = await this.commands.execute(
      new VerifyEmail(token, await this.browsers.of(request), password ?? null, this.clients.of(request)),
    );
    if (secret !== null) {
      this.cookie.drop(secret, request, response);
    }
    if (opened !== null) {
      await this.answers.give(request, response, opened);
    }
    return { email, ...doneWith(t('done.email-verified')) };
  }

  @Public()
  @Post('resend-verification')
  @HttpCode(200)
  @ApiOperation({ summary: 'Another mail to verify an address', description: 'The same answer for every address.' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' })
  async resend(
    @Body({ schema: emailRequest }) { email }: z.infer<typeof emailRequest>,
    @Req() request: Request,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.limits.countMail('resend', request, email);
    await this.commands.execute(new ResendVerification(email));
    return doneWith(t('done.verification-mailed'));
  }
}

function accountOf(body: RegisterCandidateRequest | RegisterCompanyRequest, language: UiLanguage) {
  return {
    email: body.email,
    password: body.password,
    firstName: body.nombre,
    lastName: body.apellidos,
    language,
    referralPlatform: body.referral_platform,
    newsletters: body.newsletters,
  };
}
