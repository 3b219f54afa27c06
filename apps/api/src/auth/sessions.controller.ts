import {
  type AuthenticatedSession,
  deviceName,
  ListSessions,
  LogIn,
  LogOut,
  RevokeOtherSessions,
  RevokeSession,
} from '@babelboard/identity';
import {
  type Done,
  done,
  type LoginRequest,
  type LoginResponse,
  loginRequest,
  loginResponse,
  problem,
  type SessionsResponse,
  sessionsResponse,
} from '@babelboard/wire';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { Public, Requires } from './access/access.decorator.js';
import { CurrentSession, type SessionRequest } from './access/current-session.decorator.js';
import { ReadOnlyUnderSupport } from './access/read-only-under-support.decorator.js';
import { AuthLimits } from './client/auth-limits.js';
import { ClientInfos } from './client/client-infos.js';
import { doneWith } from './done.js';
import { LoginAnswers } from './login-answers.js';
import { RegistrationCookie } from './registration-cookie.js';
import { SignedInUsers } from './signed-in-users.js';

const sessionParameters = z.object({ id: z.uuid() });

/** Signing in and out, and the devices that are signed in. */
@ApiTags('auth')
@Controller('api/auth')
export class SessionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limits: AuthLimits,
    private readonly clients: ClientInfos,
    private readonly answers: LoginAnswers,
    private readonly users: SignedInUsers,
    private readonly registration: RegistrationCookie,
  ) {}

  @Public()
  @ReadOnlyUnderSupport(false)
  @Post('login')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sign in with e-mail and password', description: 'Sets the cookies of a new session.' })
  @ApiResponse({ status: 200, standardSchema: loginResponse })
  @ApiResponse({
    status: 422,
    standardSchema: problem,
    description: '`LOGIN_WRONG`, `CODE_WRONG`, or a code of the second factor is needed: `SECOND_FACTOR_REQUIRED`',
  })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' })
  async login(
    @Body({ schema: loginRequest }) { email, password, code }: LoginRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @RequestTexts() t: ApiTexts,
  ): Promise<LoginResponse> {
    const opened = await this.limits.attempt(email, request, () =>
      this.commands.execute(new LogIn({ email, password, code: code ?? null, client: this.clients.of(request) })),
    );
    const answer = await this.answers.give(request, response, opened);
    return { ...answer, ...doneWith(t('done.logged-in')) };
  }

  @Public()
  @ReadOnlyUnderSupport(false)
  @Post('logout')
  @HttpCode(200)
  @ApiOperation({ summary: 'End the session of this device', description: 'Also where none is left: cookies go.' })
  @ApiResponse({ status: 200, standardSchema: done })
  async logout(
    @Req() request: SessionRequest,
    @Res({ passthrough: true }) response: Response,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    if (request.session !== null) {
      await this.commands.execute(new LogOut(request.session.accountId, request.session.sessionId));
    }
    this.answers.cookies.clear(response);
    this.registration.clear(response);
    return doneWith(t('done.logged-out'));
  }

  @Requires('account:manage', { asked: 'user' })
  @ReadOnlyUnderSupport(false)
  @Post('loadUserWithToken')
  @HttpCode(200)
  @ApiOperation({ summary: 'Who is signed in' })
  @ApiResponse({ status: 200, standardSchema: loginResponse })
  loadUser(@CurrentSession() session: AuthenticatedSession): Promise<LoginResponse> {
    return this.users.present(session);
  }

  @Requires('account:manage')
  @Get('sessions')
  @ApiOperation({ summary: 'Devices that are signed in, the latest first' })
  @ApiResponse({ status: 200, standardSchema: sessionsResponse })
  async sessions(
    @CurrentSession() { accountId, sessionId }: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<SessionsResponse> {
    const sessions = await this.queries.execute(new ListSessions(accountId));
    return {
      data: sessions.map((session) => ({
        id: session.id,
        current: session.id === sessionId,
        device: deviceName(session.userAgent) ?? t('sessions.unknown-device'),
        country: session.country,
        method: session.method,
        created_at: session.createdAt.toISOString(),
        last_seen_at: session.lastSeenAt.toISOString(),
      })),
    };
  }

  @Requires('account:manage')
  @Delete('sessions')
  @ApiOperation({ summary: 'Sign out every other device' })
  @ApiResponse({ status: 200, standardSchema: done })
  async revokeOthers(
    @CurrentSession() { accountId, sessionId }: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.commands.execute(new RevokeOtherSessions(accountId, sessionId));
    return doneWith(t('done.others-signed-out'));
  }

  @Requires('account:manage')
  @Delete('sessions/:id')
  @ApiOperation({ summary: 'Sign out one device' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'No session of this account' })
  async revoke(
    @Param({ schema: sessionParameters }) { id }: z.infer<typeof sessionParameters>,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.commands.execute(new RevokeSession(accountId, id));
    return doneWith(t('done.device-signed-out'));
  }
}
