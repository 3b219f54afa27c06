import { RegisterSocialCandidate } from '@babelboard/candidates';
import {
  AcceptSocialLogin,
  FindPendingLink,
  LinkSocialIdentity,
  SendSocialLinkMail,
  SocialProviders,
  type SocialRegistration,
  socialProviderUnknown,
} from '@babelboard/identity';
import { pathTo } from '@babelboard/pages';
import {
  type PendingSocialLink,
  pendingSocialLink,
  pendingSocialLinkRequest,
  problem,
  type SocialLinkRequest,
  type SocialLinkResponse,
  type SocialProviders as SocialProvidersWire,
  socialLinkRequest,
  socialLinkResponse,
  socialProviders,
} from '@babelboard/wire';
import { Body, Controller, Get, HttpCode, Logger, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiExcludeEndpoint, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { languageOf } from '../../languages/request-language.js';
import { InvalidInput } from '../../problems/invalid-input.js';
import { Public } from '../access/access.decorator.js';
import { BrowserProofs } from '../browser-proofs.js';
import { AuthLimits } from '../client/auth-limits.js';
import { ClientInfos } from '../client/client-infos.js';
import { LoginAnswers } from '../login-answers.js';
import { CALLBACK_PATH } from './openid.strategy.js';
import type { ReturnedPerson } from './returned-person.js';
import { socialFailureOf } from './social-failure.js';
import { SocialLoginCookie } from './social-login-cookie.js';
import { SocialPassport } from './social-passport.js';

const parameters = z.object({ provider: z.string().max(20) });
/** Read by the strategy. */
const query = z.object({ redirect: z.string().max(2_000).optional() });

/** Logging in with an account at another provider (OpenID Connect). */
@ApiTags('auth')
@Controller()
export class SocialController {
  private readonly logger = new Logger(SocialController.name);

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly providers: SocialProviders,
    private readonly passport: SocialPassport,
    private readonly cookie: SocialLoginCookie,
    private readonly limits: AuthLimits,
    private readonly clients: ClientInfos,
    private readonly answers: LoginAnswers,
    private readonly browsers: BrowserProofs,
  ) {}

  @Public()
  @Get('api/auth/social')
  @ApiOperation({ summary: 'Providers to log in with' })
  @ApiResponse({ status: 200, standardSchema: socialProviders })
  list(): SocialProvidersWire {
    return { data: this.providers.list().map(({ slug, name }) => ({ provider: slug, name })) };
  }

  @Public()
  @Get('api/auth/social/:provider')
  @ApiOperation({ summary: 'Go to a provider', description: '`redirect`: path of the page to go on with afterwards.' })
  @ApiResponse({ status: 302, description: 'To the provider, or to `/login?error=…` where it cannot be reached' })
  @ApiResponse({ status: 404, standardSchema: problem })
  async goOut(
    @Param({ schema: parameters }) { provider }: z.infer<typeof parameters>,
    @Query({ schema: query }) _query: z.infer<typeof query>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (this.providers.find(provider) === undefined) {
      throw socialProviderUnknown();
    }
    await this.limits.count('redeem', request);
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    await this.passport.authenticate(request, response).catch((reason: unknown) => this.fail(response, reason));
  }

  @Public()
  @Get(CALLBACK_PATH)
  @ApiExcludeEndpoint()
  async comeBack(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.limits.count('redeem', request);
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    try {
      const returned = await this.passport.authenticate(request, response);
      if (returned !== undefined) {
        response.redirect(await this.takeIn(request, response, returned));
      }
    } catch (reason) {
      this.fail(response, reason);
    }
  }

  @Public()
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

  /** Gives where the browser goes on. */
  private async takeIn(request: Request, response: Response, { person, redirect }: ReturnedPerson): Promise<string> {
    const browserSecret = this.cookie.renew(request, response);
    const client = this.clients.of(request);
    const result = await this.commands.execute(new AcceptSocialLogin(person, redirect, browserSecret, client));
    if ('linkToken' in result) {
      return `${pathTo('link-account')}?${new URLSearchParams({ token: result.linkToken })}`;
    }
    this.cookie.clear(response);
    const { path } = await this.answers.give(request, response, result);
    return redirect ?? path;
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

  private fail(response: Response, error: unknown): void {
    const failure = socialFailureOf(error);
    if (failure === null) {
      throw error;
    }
    if (failure.odd) {
      this.logger.warn(`A login by a provider failed: ${failure.reason} (${failure.detail})`);
    }
    response.redirect(`${pathTo('login')}?${new URLSearchParams({ error: failure.reason })}`);
  }
}
