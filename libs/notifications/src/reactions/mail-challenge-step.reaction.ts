import { ChallengeStepGiven, Challenges } from '@babelboard/candidates/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';

/** Mails the step of the day to who takes part in the challenge. */
@OutsideReaction({ id: 'notifications.mail-challenge-step', on: [ChallengeStepGiven], workload: 'mails' })
export class MailChallengeStep implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly challenges: Challenges,
  ) {}

  async handle({ payload, occurredAt }: StoredEvent<ChallengeStepGiven>): Promise<void> {
    const { accountId, joinedAt, day } = payload;
    await this.mails.send(async (tx) => {
      const step = await this.challenges.stepOf(tx, payload, occurredAt);
      return step === null
        ? null
        : { to: { accountId }, purpose: 'challenge-task', subjectId: `${joinedAt} ${day}`, data: { day, step } };
    });
  }
}
