import {
  readClaims,
  type SocialPerson,
  type SocialProvider,
  SocialProviders,
  type SocialStart,
  SocialStarts,
  secretOf,
} from '@babelboard/identity';
import { Settings } from '@babelboard/platform';
import { isUiLanguage, pathIn, splitPath, type UiLanguage } from '@babelboard/texts';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
} from 'openid-client';
import passport from 'passport';
import { languageOf } from '../../languages/request-language.js';
import type { ReturnedPerson } from './returned-person.js';
import { SocialFailure } from './social-failure.js';
import { SocialLoginCookie } from './social-login-cookie.js';

/** Where every provider sends people back to. */
export const CALLBACK_PATH = '/auth/callback';

/** Name of the strategy. */
export const OPENID = 'openid';

const SCOPE = 'openid email profile';

/**
 * Passport's strategy for OpenID Connect: the code flow with state, and with nonce and PKCE where the provider's profile has them.
 * Kept apart from `openid-client/passport`, which wants a session, always sends PKCE (LinkedIn refuses it) and never a nonce here.
 */
@Injectable()
export class OpenidStrategy extends PassportStrategy(passport.Strategy, OPENID) {
  // Passport gives them to the copy of each request.
  declare redirect: (url: string) => void;
  declare success: (person: ReturnedPerson) => void;
  declare error: (reason: unknown) => void;
  /** An instance of its own: two applications of one process must not share strategies. Made while the constructor registers. */
  declare passport: passport.Authenticator;
  private readonly callbackUrl: string;

  constructor(
    private readonly providers: SocialProviders,
    private readonly starts: SocialStarts,
    private readonly cookie: SocialLoginCookie,
    settings: Settings,
  ) {
    super();
    this.callbackUrl = `${settings.baseUrl}${CALLBACK_PATH}`;
  }

  /** Where Nest registers the strategy. */
  getPassportInstance(): passport.Authenticator {
    this.passport = new passport.Passport();
    return this.passport;
  }

  /** @throws SocialFailure when the claims name nobody */
  validate({ slug }: SocialProvider, claims: Record<string, unknown>): SocialPerson {
    try {
      return readClaims(slug, claims);
    } catch (reason) {
      throw new SocialFailure('social-refused', reason);
    }
  }

  /** Passport calls it on a copy of its own for each request, whose `redirect`, `success` and `error` give the outcome. */
  override authenticate(request: Request): void {
    const outcome = request.path === CALLBACK_PATH ? this.readCallback(request) : this.redirectToProvider(request);
    outcome.catch((error: unknown) => this.error(error));
  }

  private async redirectToProvider(request: Request): Promise<void> {
    const provider = this.providers.find(String(request.params.provider));
    if (provider === undefined || request.res === undefined) {
      throw new SocialFailure('social-refused');
    }
    const configuration = await this.describe(provider);
    const secret = this.cookie.renew(request, request.res);
    const { redirect } = request.query;
    const start = {
      provider: provider.slug,
      redirect: typeof redirect === 'string' ? pageOf(redirect) : null,
      language: startLanguage(request),
    };
    const state = await this.starts.begin(start, secret);
    const parameters: Record<string, string> = { redirect_uri: this.callbackUrl, scope: SCOPE, state };
    if (provider.profile.nonce) {
      parameters.nonce = secretOf(secret, 'nonce', state);
    }
    if (provider.profile.pkce) {
      parameters.code_challenge = await calculatePKCECodeChallenge(secretOf(secret, 'verifier', state));
      parameters.code_challenge_method = 'S256';
    }
    this.redirect(buildAuthorizationUrl(configuration, parameters).href);
  }

  private async readCallback(request: Request): Promise<void> {
    const secret = this.cookie.secretOf(request);
    const { state } = request.query;
    if (secret === null || typeof state !== 'string') {
      throw new SocialFailure('social-expired');
    }
    const start = await this.starts.end(state, secret).catch((reason: unknown) => {
      throw new SocialFailure('social-expired', reason);
    });
    const language = known(start.language) ?? languageOf(request);
    const person = await this.readPerson(start, request, secret, state).catch((reason: unknown) => {
      throw reason instanceof SocialFailure ? Object.assign(reason, { language }) : reason;
    });
    this.success({ person, redirect: start.redirect, language });
  }

  private async readPerson(start: SocialStart, request: Request, secret: string, state: string): Promise<SocialPerson> {
    const provider = this.providers.find(start.provider);
    if (provider === undefined) {
      throw new SocialFailure('social-refused');
    }
    const { error } = request.query;
    if (error === 'access_denied' || error === 'user_cancelled_login' || error === 'user_cancelled_authorize') {
      throw new SocialFailure('social-cancelled');
    }
    return this.validate(provider, await this.redeem(provider, request, secret, state));
  }

  /** Checks state, `iss` (RFC 9207), nonce, verifier, and signature, `iss`, `aud` and times of the ID token. */
  private async redeem(provider: SocialProvider, request: Request, secret: string, state: string) {
    const configuration = await this.describe(provider);
    const url = new URL(request.originalUrl.replace(/^[^?]*/, ''), this.callbackUrl);
    const tokens = await authorizationCodeGrant(configuration, url, {
      expectedState: state,
      idTokenExpected: true,
      ...(provider.profile.nonce && { expectedNonce: secretOf(secret, 'nonce', state) }),
      ...(provider.profile.pkce && { pkceCodeVerifier: secretOf(secret, 'verifier', state) }),
    }).catch(refused);
    const claims = tokens.claims();
    if (claims === undefined || !isFor(claims.aud, provider.clientId)) {
      throw new SocialFailure('social-refused');
    }
    // Many providers tell the address at their userinfo endpoint alone (OpenID Connect Core 1.0, section 5.4).
    const more =
      claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
        ? await fetchUserInfo(configuration, tokens.access_token, claims.sub).catch(refused)
        : {};
    // Whether an address is verified is told by who tells the address.
    const { email_verified, ...who } = claims;
    return claims.email === undefined ? { ...more, ...who } : { ...who, email_verified };
  }

  private async describe(provider: SocialProvider): Promise<Configuration> {
    return this.providers.configuration(provider).catch((reason: unknown) => {
      throw new SocialFailure('social-unreachable', reason);
    });
  }
}

/** The language of the page where a login by a provider begins: its link says it, since no header of the browser does. */
export function startLanguage(request: Request): UiLanguage {
  return known(request.query.language) ?? languageOf(request);
}

function known(language: unknown): UiLanguage | undefined {
  return typeof language === 'string' && isUiLanguage(language) ? language : undefined;
}

/** An ID token that is for others, too, is not one that only we were given. */
function isFor(audience: string | string[], clientId: string): boolean {
  return Array.isArray(audience) ? audience.length === 1 && audience[0] === clientId : audience === clientId;
}

function refused(reason: unknown): never {
  throw new SocialFailure('social-refused', reason);
}

/** The path of a page as of the default language; null for an address that no page of ours has, such as `/de//elsewhere`. */
function pageOf(address: string): string | null {
  const { language, path } = splitPath(address);
  return pathIn(language, path) === address ? path : null;
}
