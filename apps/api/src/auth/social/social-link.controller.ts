import { RegisterSocialCandidate } from '@babelboard/candidates';
import {
  FindPendingLink,
  LinkSocialIdentity,
  SendSocialLinkMail,
  SocialProviders,
  type SocialRegistration,
} from '@babelboard/identity';
import {
  type PendingSocialLink,
  pendingSocialLink,
  pendingSocialLinkRequest,
  problem,
  type SocialLinkRequest,
  type SocialLinkResponse,
  socialLinkRequest,
  socialLinkResponse,
} from '@babelboard/wire';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { languageOf } from '../../languages/request-language.js';
import { InvalidInput } from '../../problems/invalid-input.js';
import { Public } from '../access/access.decorator.js';
import { ReadOnlyUnderSupport } from '../access/read-only-under-support.decorator.js';
import { BrowserProofs } from '../browser-proofs.js';
import { AuthLimits } from '../client/auth-limits.js';
import { ClientInfos } from '../client/client-infos.js';
import { LoginAnswers } from '../login-answers.js';
import { SocialLoginCookie } from './social-login-cookie.js';

/** What a login by a provider still asks for before it ends. */
@ApiTags('auth')
@Controller()
export class SocialLinkController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly providers: SocialProviders,
    private readonly cookie: SocialLoginCookie,
    private readonly limits: AuthLimits,
    private readonly clients: ClientInfos,
    private readonly answers: LoginAnswers,
    private readonly browsers: BrowserProofs,
  ) {}

  @Public()
  @ReadOnlyUnderSupport(false)
  @Post('api/auth/social/pending')
  @HttpCode(200)
  @ApiOperation({ summary: 'What a login by a provider still asks for', description: 'In the browser where it began.' })
  @ApiResponse({ status: 200, standardSchema: pendingSocialLink })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'Wrong, used or expired, or another browser' })
  async pending(
    @Body({ schema: pendingSocialLinkRequest }) { token }: z.infer<typeof pendingSocialLinkRequest>,
    @Req() request: Request,
  ): Promise<PendingSocialLink> {
    await this.limits.count('redeem', request);
    const { pending, step } = await this.queries.execute(new FindPendingLink(token, this.cookie.secretOf(request)));
    return {
      step,
      provider: pending.provider,
      provider_name: this.providers.find(pending.provider)?.name ?? pending.provider,
      email: pending.email,
      nombre: pending.firstName,
      apellidos: pending.lastName,
    };
  }

  @Public()
  @Post('api/auth/social/link')
  @HttpCode(200)
  @ApiOperation({ summary: 'End a login by a provider', description: 'With what the step asks for.' })
  @ApiResponse({ status: 200, standardSchema: socialLinkResponse })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'Wrong, used or expired, or another browser' })
  @ApiResponse({ status: 422, standardSchema: problem })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' })
  async link(
    @Body({ schema: socialLinkRequest }) body: SocialLinkRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SocialLinkResponse> {
    const browserSecret = this.cookie.secretOf(request);
    const { pending, step } = await this.queries.execute(new FindPendingLink(body.token, browserSecret));
    if (body.mail) {
      await this.limits.countMail('resend', request, pending.email);
      await this.commands.execute(new SendSocialLinkMail(body.token, browserSecret, languageOf(request)));
      return { status: 'mail-sent' };
    }
    await this.limits.count('redeem', request);
    const arrival =
      step === 'register' && body.terms
        ? await this.commands.execute(new RegisterSocialCandidate(this.registration(body, request), body.newsletters))
        : await this.commands.execute(
            new LinkSocialIdentity(
              body.token,
              browserSecret,
              await this.browsers.of(request),
              body.password ?? null,
              body.code ?? null,
              this.clients.of(request),
            ),
          );
    this.cookie.clear(response);
    const answer = await this.answers.give(request, response, arrival);
    return { status: 'signed-in', redirect: arrival.redirect, ...answer };
  }

  private registration({ token, nombre, apellidos, ...body }: SocialLinkRequest, request: Request): SocialRegistration {
    if (!nombre) {
      throw new InvalidInput([{ path: 'nombre', code: 'FIRST_NAME_MISSING', params: {} }]);
    }
    return {
      token,
      browserSecret: this.cookie.secretOf(request),
      firstName: nombre,
      lastName: apellidos ?? '',
      language: languageOf(request),
      referralPlatform: body.referral_platform,
      client: this.clients.of(request),
    };
  }
}
