import {
  type AuthenticatedSession,
  ListSocialIdentities,
  SocialProviders,
  UnlinkSocialIdentity,
} from '@babelboard/identity';
import {
  type Done,
  done,
  type ProofRequest,
  problem,
  proofRequest,
  type SocialIdentities,
  socialIdentities,
} from '@babelboard/wire';
import { Body, Controller, Delete, Get, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { RequestTexts } from '../../languages/request-language.js';
import type { ApiTexts } from '../../texts/api-texts.js';
import { Requires } from '../access/access.decorator.js';
import { CurrentSession } from '../access/current-session.decorator.js';
import { doneWith } from '../done.js';
import { proofOf } from '../proof-of.js';

const parameters = z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) });

/** Accounts elsewhere that open one's own. */
@ApiTags('auth')
@Controller('api/auth/social-identities')
export class SocialIdentitiesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly providers: SocialProviders,
  ) {}

  @Requires('account:manage')
  @Get()
  @ApiOperation({ summary: 'Accounts elsewhere that open this one, the oldest first' })
  @ApiResponse({ status: 200, standardSchema: socialIdentities })
  async list(@CurrentSession() { accountId }: AuthenticatedSession): Promise<SocialIdentities> {
    const identities = await this.queries.execute(new ListSocialIdentities(accountId));
    return {
      data: identities.map(({ id, issuer, linkedAt }) => ({
        id,
        // A provider that the settings no longer name is known by its address.
        name: this.providers.list().find((provider) => provider.issuer === issuer)?.name ?? new URL(issuer).host,
        linked_at: linkedAt.toISOString(),
      })),
    };
  }

  @Requires('account:manage')
  @Delete(':id')
  @ApiOperation({ summary: 'Let an account elsewhere open this one no more' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'No link of this account' })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'The password is missing or wrong' })
  async unlink(
    @Param({ schema: parameters }) { id }: z.infer<typeof parameters>,
    @Body({ schema: proofRequest }) body: ProofRequest,
    @CurrentSession() session: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.commands.execute(new UnlinkSocialIdentity(session.accountId, id, proofOf(body, session)));
    return doneWith(t('done.social-unlinked'));
  }
}
