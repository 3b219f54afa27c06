import { AcceptSocialLogin, SocialProviders, socialProviderUnknown } from '@babelboard/identity';
import { pathTo } from '@babelboard/pages';
import { pathIn, UI_LANGUAGE_CODES, type UiLanguage } from '@babelboard/texts';
import { problem, type SocialProviders as SocialProvidersWire, socialProviders } from '@babelboard/wire';
import { Controller, Get, Logger, Param, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiExcludeEndpoint, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { languageOf } from '../../languages/request-language.js';
import { Public } from '../access/access.decorator.js';
import { AuthLimits } from '../client/auth-limits.js';
import { ClientInfos } from '../client/client-infos.js';
import { LoginAnswers } from '../login-answers.js';
import { CALLBACK_PATH, startLanguage } from './openid.strategy.js';
import type { ReturnedPerson } from './returned-person.js';
import { socialFailureOf } from './social-failure.js';
import { SocialLoginCookie } from './social-login-cookie.js';
import { SocialPassport } from './social-passport.js';

const parameters = z.object({ provider: z.string().max(20) });
/** Read by the strategy. */
const query = z.object({ redirect: z.string().max(2_000).optional(), language: z.enum(UI_LANGUAGE_CODES).optional() });

/** Logging in with an account at another provider (OpenID Connect): the way there and back. */
@ApiTags('auth')
@Controller()
export class SocialLoginController {
  private readonly logger = new Logger(SocialLoginController.name);

  constructor(
    private readonly commands: CommandBus,
    private readonly providers: SocialProviders,
    private readonly passport: SocialPassport,
    private readonly cookie: SocialLoginCookie,
    private readonly limits: AuthLimits,
    private readonly clients: ClientInfos,
    private readonly answers: LoginAnswers,
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
  @ApiOperation({
    summary: 'Go to a provider',
    description: '`redirect`: path of the page to go on with afterwards; `language`: of the pages there.',
  })
  @ApiResponse({ status: 302, description: 'To the provider, or to `/login?error=…` where it cannot be reached' })
  @ApiResponse({ status: 404, standardSchema: problem })
  async startLogin(
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
    await this.passport
      .authenticate(request, response)
      .catch((reason: unknown) => this.fail(response, reason, startLanguage(request)));
  }

  @Public()
  @Get(CALLBACK_PATH)
  @ApiExcludeEndpoint()
  async handleCallback(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.limits.count('redeem', request);
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    let language = languageOf(request);
    try {
      const returned = await this.passport.authenticate(request, response);
      language = returned?.language ?? language;
      if (returned !== undefined) {
        response.redirect(await this.signInOrLink(request, response, returned));
      }
    } catch (reason) {
      this.fail(response, reason, language);
    }
  }

  /** Gives where the browser goes on. */
  private async signInOrLink(
    request: Request,
    response: Response,
    { person, redirect, language }: ReturnedPerson,
  ): Promise<string> {
    const browserSecret = this.cookie.renew(request, response);
    const client = this.clients.of(request);
    const result = await this.commands.execute(new AcceptSocialLogin(person, redirect, browserSecret, client));
    if ('linkToken' in result) {
      return `${pathIn(language, pathTo('link-account'))}?${new URLSearchParams({ token: result.linkToken })}`;
    }
    this.cookie.clear(response);
    const { path } = await this.answers.give(request, response, result);
    // An operator's dashboard may stand elsewhere, in a language of its own.
    return redirect === null && !path.startsWith('/') ? path : pathIn(language, redirect ?? path);
  }

  /** @param language where the failure does not say itself where it began */
  private fail(response: Response, error: unknown, language: UiLanguage): void {
    const failure = socialFailureOf(error);
    if (failure === null) {
      throw error;
    }
    if (failure.odd) {
      this.logger.warn(`A login by a provider failed: ${failure.reason} (${failure.detail})`);
    }
    const page = pathIn(failure.language ?? language, pathTo('login'));
    response.redirect(`${page}?${new URLSearchParams({ error: failure.reason })}`);
  }
}
