import { CvFeedbacks, CvNotSent, CvSent, FeedbackGiven } from '@babelboard/cv-feedback/contract';
import { CandidateCvs } from '@babelboard/cvs/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';

const PURPOSES = {
  [CvSent.type]: 'cv-sent',
  [CvNotSent.type]: 'cv-not-sent',
  [FeedbackGiven.type]: 'cv-answered',
} as const;

/** Tells somebody that a service has their CV, that it could not be delivered, and what came back. */
@OutsideReaction({ id: 'notifications.mail-cv-feedback', on: [CvSent, CvNotSent, FeedbackGiven], workload: 'mails' })
export class MailCvFeedback implements OutsideReactionHandler<CvSent | CvNotSent | FeedbackGiven> {
  constructor(
    private readonly mails: MailOnce,
    private readonly feedback: CvFeedbacks,
    private readonly cvs: CandidateCvs,
  ) {}

  async handle({ type, payload }: StoredEvent<CvSent | CvNotSent | FeedbackGiven>): Promise<void> {
    const { feedbackId, accountId } = payload;
    const feedback = await this.feedback.find(feedbackId);
    const purpose = PURPOSES[type];
    if (feedback === null || purpose === undefined) {
      return;
    }
    const { service, serviceName, cvId } = feedback;
    const cvName = (await this.cvs.list(accountId)).find(({ id }) => id === cvId)?.name ?? null;
    await this.mails.send(async () => ({
      to: { accountId },
      purpose,
      subjectId: String(feedbackId),
      data: { service, serviceName, cvName },
    }));
  }
}
