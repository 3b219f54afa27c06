import type { AuthenticatedSession } from '@babelboard/identity';
import {
  ChangeMatchingMails,
  DiscardMatching,
  MarkMatchingsSeen,
  Matchings,
  RestoreMatching,
} from '@babelboard/matching';
import {
  type ChangedMatchingsResponse,
  changedMatchingsResponse,
  type DiscardMatchingRequest,
  discardMatchingRequest,
  problem,
  type SeenMatchingsRequest,
  seenMatchingsRequest,
} from '@babelboard/wire';
import { Body, Controller, Param, Patch } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { doneWith } from '../auth/done.js';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';

const parameters = z.object({ offer: z.coerce.number().int().min(1).max(2_147_483_647) });
type Parameters = z.infer<typeof parameters>;

const UNKNOWN = 'The offer was never found for this person (`MATCHING_UNKNOWN`)';

/** What a candidate does with offers that suit. */
@ApiTags('matchings')
@Controller('api/candidates/matchings')
export class MatchingStatesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly matchings: Matchings,
  ) {}

  @Requires('candidate:self')
  @Patch('seen')
  @ApiOperation({ summary: 'Note which were shown', description: 'Those that nobody knows are passed over.' })
  @ApiResponse({ status: 200, standardSchema: changedMatchingsResponse })
  @ApiResponse({ status: 422, standardSchema: problem })
  async seen(
    @Body({ schema: seenMatchingsRequest }) { ids, time_zone: timeZone }: SeenMatchingsRequest,
    @CurrentSession() { accountId }: AuthenticatedSession,
  ): Promise<ChangedMatchingsResponse> {
    await this.commands.execute(new MarkMatchingsSeen(accountId, ids));
    if (timeZone !== undefined) {
      await this.commands.execute(new ChangeMatchingMails(accountId, { timeZone }));
    }
    return { ...(await this.unseen(accountId)), toasts: [] };
  }

  @Requires('candidate:self')
  @Patch(':offer/discard')
  @ApiOperation({
    summary: 'Take an offer off the list of what suits',
    description: 'A reason has its like found lower or not at all, until the offer is restored.',
  })
  @ApiResponse({ status: 200, standardSchema: changedMatchingsResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: UNKNOWN })
  @ApiResponse({ status: 422, standardSchema: problem })
  async discard(
    @Param({ schema: parameters }) { offer }: Parameters,
    @Body({ schema: discardMatchingRequest }) { reason }: DiscardMatchingRequest,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedMatchingsResponse> {
    await this.commands.execute(new DiscardMatching(accountId, offer, reason));
    return {
      ...(await this.unseen(accountId)),
      ...doneWith(t(reason === 'company' ? 'done.company-turned-down' : 'done.matching-discarded')),
    };
  }

  @Requires('candidate:self')
  @Patch(':offer/restore')
  @ApiOperation({ summary: 'Put a discarded offer back, and take back what its reason did' })
  @ApiResponse({ status: 200, standardSchema: changedMatchingsResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: UNKNOWN })
  async restore(
    @Param({ schema: parameters }) { offer }: Parameters,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedMatchingsResponse> {
    await this.commands.execute(new RestoreMatching(accountId, offer));
    return { ...(await this.unseen(accountId)), ...doneWith(t('done.matching-restored')) };
  }

  private async unseen(accountId: number): Promise<Pick<ChangedMatchingsResponse, 'unseen'>> {
    return { unseen: (await this.matchings.count(accountId)).unseen };
  }
}
