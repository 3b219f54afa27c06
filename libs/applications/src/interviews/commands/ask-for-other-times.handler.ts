import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database, RateLimits } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { lockOwnApplication } from '../../applying/entities/lock-own-application.js';
import { countCandidateChange } from '../candidate-limit.js';
import { bookedAlready, interviewNotFound } from '../interview.errors.js';
import { InterviewNews } from '../interview-news.js';
import { lockInterview, requireOpen } from '../lock-interview.js';
import { AskForOtherTimes } from './ask-for-other-times.command.js';

@CommandHandler(AskForOtherTimes)
export class AskForOtherTimesHandler implements ICommandHandler<AskForOtherTimes> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly news: InterviewNews,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** Once until others are offered: pressing again changes nothing. @throws DomainError RATE_LIMITED, APPLICATION_NOT_FOUND, INTERVIEW_ENDED, INTERVIEW_NOT_FOUND, INTERVIEW_BOOKED */
  async execute({ accountId, applicationId, message }: AskForOtherTimes): Promise<void> {
    await countCandidateChange(this.limits, accountId, applicationId);
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      const application = await lockOwnApplication(tx, accountId, applicationId);
      requireOpen(application);
      const interview = await lockInterview(tx, applicationId);
      if (interview === null) {
        throw interviewNotFound();
      }
      if (interview.isBooked()) {
        throw bookedAlready();
      }
      if (interview.state === 'others_wanted') {
        return;
      }
      interview.wantOthers(message, this.clock.now());
      await tx.save(interview);
      const { sequence } = interview;
      await this.news.tell(tx, application, { change: 'others_wanted', by: 'candidate', sequence });
    });
  }
}
