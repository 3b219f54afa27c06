import {
  type AuthenticatedSession,
  BeginSecondFactor,
  ConfirmSecondFactor,
  FindSecondFactor,
  RemoveSecondFactor,
  RenewRecoveryCodes,
} from '@babelboard/identity';
import {
  type ConfirmSecondFactorRequest,
  confirmSecondFactorRequest,
  type Done,
  done,
  type ProofRequest,
  problem,
  proofRequest,
  type RecoveryCodes,
  recoveryCodes,
  type SecondFactor,
  type SecondFactorSetup,
  secondFactor,
  secondFactorSetup,
} from '@babelboard/wire';
import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { toString as toQrCode } from 'qrcode';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { Requires } from './access/access.decorator.js';
import { CurrentSession } from './access/current-session.decorator.js';
import { doneWith } from './done.js';
import { proofOf } from './proof-of.js';

/** A code of an authenticator beside the password (TOTP, RFC 6238). */
@ApiTags('auth')
@Controller('api/auth/second-factor')
export class SecondFactorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Requires('account:manage')
  @Get()
  @ApiOperation({ summary: 'Whether a login takes a code, too' })
  @ApiResponse({ status: 200, standardSchema: secondFactor })
  async find(@CurrentSession() { accountId }: AuthenticatedSession): Promise<SecondFactor> {
    const { on, recoveryCodesLeft, hasPassword } = await this.queries.execute(new FindSecondFactor(accountId));
    return { on, recovery_codes_left: recoveryCodesLeft, has_password: hasPassword };
  }

  @Requires('account:manage')
  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Make a secret for an authenticator', description: 'It counts once a code is confirmed.' })
  @ApiResponse({ status: 200, standardSchema: secondFactorSetup })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The e-mail address is not verified' })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'It is on already' })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'The password is missing or wrong' })
  async begin(
    @Body({ schema: proofRequest }) body: ProofRequest,
    @CurrentSession() session: AuthenticatedSession,
  ): Promise<SecondFactorSetup> {
    const { secret, uri } = await this.commands.execute(
      new BeginSecondFactor(session.accountId, proofOf(body, session)),
    );
    const svg = await toQrCode(uri, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
    return { secret, uri, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
  }

  @Requires('account:manage')
  @Post('confirm')
  @HttpCode(200)
  @ApiOperation({ summary: 'Turn it on with a first code', description: 'Gives the recovery codes, this once.' })
  @ApiResponse({ status: 200, standardSchema: recoveryCodes })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'It is on already, or was not begun' })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'The code is wrong' })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' })
  async confirm(
    @Body({ schema: confirmSecondFactorRequest }) { code }: ConfirmSecondFactorRequest,
    @CurrentSession() session: AuthenticatedSession,
  ): Promise<RecoveryCodes> {
    return { recovery_codes: await this.commands.execute(new ConfirmSecondFactor(session, code)) };
  }

  @Requires('account:manage')
  @Post('recovery-codes')
  @HttpCode(200)
  @ApiOperation({ summary: 'New recovery codes, shown this once', description: 'The ones before are worth nothing.' })
  @ApiResponse({ status: 200, standardSchema: recoveryCodes })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'It is off' })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'The password is missing or wrong' })
  async renewCodes(
    @Body({ schema: proofRequest }) body: ProofRequest,
    @CurrentSession() session: AuthenticatedSession,
  ): Promise<RecoveryCodes> {
    const command = new RenewRecoveryCodes(session.accountId, proofOf(body, session));
    return { recovery_codes: await this.commands.execute(command) };
  }

  @Requires('account:manage')
  @Delete()
  @ApiOperation({ summary: 'Turn it off' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'The password is missing or wrong' })
  async remove(
    @Body({ schema: proofRequest }) body: ProofRequest,
    @CurrentSession() session: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.commands.execute(new RemoveSecondFactor(session.accountId, proofOf(body, session)));
    return doneWith(t('done.second-factor-off'));
  }
}
