import {
  type AuthenticatedSession,
  BeginPasskeyLogin,
  BeginPasskeyRegistration,
  ListPasskeys,
  LogInWithPasskey,
  RegisterPasskey,
  RemovePasskey,
  RenamePasskey,
} from '@babelboard/identity';
import {
  type Done,
  done,
  type LoginResponse,
  loginResponse,
  type PasskeyLoginRequest,
  type ProofRequest,
  passkeyLoginRequest,
  passkeyOptions,
  passkeysResponse,
  problem,
  proofRequest,
  type RegisterPasskeyRequest,
  type RenamePasskeyRequest,
  registerPasskeyRequest,
  renamePasskeyRequest,
} from '@babelboard/wire';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { Public, Requires } from './access/access.decorator.js';
import { CurrentSession } from './access/current-session.decorator.js';
import { ReadOnlyUnderSupport } from './access/read-only-under-support.decorator.js';
import { AuthLimits } from './client/auth-limits.js';
import { ClientInfos } from './client/client-infos.js';
import { doneWith } from './done.js';
import { LoginAnswers } from './login-answers.js';
import { proofOf } from './proof-of.js';

const parameters = z.object({ id: z.string().regex(/^[\w-]{1,1400}$/) });

/** Signing in without a password, by a key that a device keeps (WebAuthn). */
@ApiTags('auth')
@Controller('api/auth/passkeys')
export class PasskeysController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limits: AuthLimits,
    private readonly clients: ClientInfos,
    private readonly answers: LoginAnswers,
  ) {}

  @Requires('account:manage')
  @Get()
  @ApiOperation({ summary: 'Passkeys of the account, the oldest first' })
  @ApiResponse({ status: 200, standardSchema: passkeysResponse })
  async list(@CurrentSession() { accountId }: AuthenticatedSession): Promise<z.infer<typeof passkeysResponse>> {
    const passkeys = await this.queries.execute(new ListPasskeys(accountId));
    return {
      data: passkeys.map(({ id, name, backedUp, createdAt, lastUsedAt }) => ({
        id,
        name,
        synced: backedUp,
        created_at: createdAt.toISOString(),
        last_used_at: lastUsedAt?.toISOString() ?? null,
      })),
    };
  }

  @Requires('account:manage')
  @Post('options')
  @HttpCode(200)
  @ApiOperation({ summary: 'Invite this device to make a passkey', description: 'Counts for five minutes.' })
  @ApiResponse({ status: 200, standardSchema: passkeyOptions })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The e-mail address is not verified' })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'The password is missing or wrong' })
  async options(
    @Body({ schema: proofRequest }) body: ProofRequest,
    @CurrentSession() session: AuthenticatedSession,
  ): Promise<z.infer<typeof passkeyOptions>> {
    const command = new BeginPasskeyRegistration(session.accountId, proofOf(body, session));
    return { options: { ...(await this.commands.execute(command)) } };
  }

  @Requires('account:manage')
  @Post()
  @ApiOperation({ summary: 'Keep the passkey that the device made' })
  @ApiResponse({ status: 201, standardSchema: done })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'The invitation was used or is over' })
  @ApiResponse({ status: 422, standardSchema: problem })
  async register(
    @Body({ schema: registerPasskeyRequest }) { name, response }: RegisterPasskeyRequest,
    @CurrentSession() session: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.commands.execute(new RegisterPasskey(session, name, response as RegistrationResponseJSON));
    return doneWith(t('done.passkey-added'));
  }

  @Requires('account:manage')
  @Patch(':id')
  @ApiOperation({ summary: 'Call a passkey otherwise' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'No passkey of this account' })
  async rename(
    @Param({ schema: parameters }) { id }: z.infer<typeof parameters>,
    @Body({ schema: renamePasskeyRequest }) { name }: RenamePasskeyRequest,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.commands.execute(new RenamePasskey(accountId, id, name));
    return doneWith(t('done.passkey-renamed'));
  }

  @Requires('account:manage')
  @Delete(':id')
  @ApiOperation({ summary: 'Remove a passkey' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'No passkey of this account' })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'The password is missing or wrong' })
  async remove(
    @Param({ schema: parameters }) { id }: z.infer<typeof parameters>,
    @Body({ schema: proofRequest }) body: ProofRequest,
    @CurrentSession() session: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.commands.execute(new RemovePasskey(session.accountId, id, proofOf(body, session)));
    return doneWith(t('done.passkey-removed'));
  }

  @Public()
  @ReadOnlyUnderSupport(false)
  @Post('login-options')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Invite a passkey to sign in',
    description: 'No address is needed. Counts for five minutes.',
  })
  @ApiResponse({ status: 200, standardSchema: passkeyOptions })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' })
  async loginOptions(@Req() request: Request): Promise<z.infer<typeof passkeyOptions>> {
    await this.limits.count('redeem', request);
    return { options: { ...(await this.commands.execute(new BeginPasskeyLogin())) } };
  }

  @Public()
  @ReadOnlyUnderSupport(false)
  @Post('login')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sign in with a passkey', description: 'Counts as both factors. Sets the cookies.' })
  @ApiResponse({ status: 200, standardSchema: loginResponse })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'The invitation was used or is over' })
  @ApiResponse({ status: 422, standardSchema: problem })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' })
  async login(
    @Body({ schema: passkeyLoginRequest }) body: PasskeyLoginRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @RequestTexts() t: ApiTexts,
  ): Promise<LoginResponse> {
    await this.limits.count('redeem', request);
    const opened = await this.commands.execute(
      new LogInWithPasskey(body.response as AuthenticationResponseJSON, this.clients.of(request)),
    );
    const answer = await this.answers.give(request, response, opened);
    return { ...answer, ...doneWith(t('done.logged-in')) };
  }
}
