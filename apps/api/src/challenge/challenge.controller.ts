import { FindChallenge, JoinChallenge, LeaveChallenge } from '@babelboard/candidates';
import type { AuthenticatedSession } from '@babelboard/identity';
import {
  CHALLENGE_DAYS,
  type ChallengeResponse,
  type ChangedChallenge,
  challengeResponse,
  changedChallenge,
  type JoinChallengeRequest,
  joinChallengeRequest,
  problem,
} from '@babelboard/wire';
import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { doneWith } from '../auth/done.js';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';

/** One small step of the profile a day, for a week. */
@ApiTags('candidates')
@Controller('api/candidates/challenge')
export class ChallengeController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Requires('candidate:self')
  @Get()
  @ApiOperation({ summary: 'How one’s week of the challenge goes' })
  @ApiResponse({ status: 200, standardSchema: challengeResponse })
  find(@CurrentSession() { accountId }: AuthenticatedSession): Promise<ChallengeResponse> {
    return this.present(accountId);
  }

  @Requires('candidate:self')
  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Join the challenge: a step a day for a week, by mail at nine in the morning of the time zone',
    description: 'Who takes part already goes on. `email_challenge_task` goes on with it.',
  })
  @ApiResponse({ status: 200, standardSchema: changedChallenge })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'The profile has no steps left' })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'No such time zone' })
  async join(
    @Body({ schema: joinChallengeRequest }) { time_zone: timeZone }: JoinChallengeRequest,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedChallenge> {
    await this.commands.execute(new JoinChallenge(accountId, timeZone));
    return { ...(await this.present(accountId)), ...doneWith(t('done.challenge-joined')) };
  }

  @Requires('candidate:self')
  @Delete()
  @ApiOperation({ summary: 'Leave the challenge' })
  @ApiResponse({ status: 200, standardSchema: changedChallenge })
  async leave(
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedChallenge> {
    await this.commands.execute(new LeaveChallenge(accountId));
    return { ...(await this.present(accountId)), ...doneWith(t('done.challenge-left')) };
  }

  private async present(accountId: number): Promise<ChallengeResponse> {
    const state = await this.queries.execute(new FindChallenge(accountId));
    return {
      hasJoinedChallenge: state !== null && state.ending !== 'left',
      challenge: state && {
        joined_at: state.joinedAt.toISOString(),
        day: state.steps.length,
        days: CHALLENGE_DAYS,
        steps: state.steps,
        next_at: state.nextAt?.toISOString() ?? null,
        ended: state.ending,
      },
    };
  }
}
