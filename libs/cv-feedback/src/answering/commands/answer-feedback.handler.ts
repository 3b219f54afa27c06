import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { feedbackEmpty, feedbackTakenBack, feedbackUnknown } from '../../asking/cv-feedback.errors.js';
import { type AnswerFile, CvFeedback } from '../../asking/store/cv-feedback.entity.js';
import { Deliveries } from '../../delivering/deliveries.js';
import { AnswerFiles } from '../answer-files.js';
import { FeedbackGiven } from '../events/feedback-given.event.js';
import { AnswerFeedback } from './answer-feedback.command.js';

@CommandHandler(AnswerFeedback)
export class AnswerFeedbackHandler implements ICommandHandler<AnswerFeedback> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly deliveries: Deliveries,
    private readonly files: AnswerFiles,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * The first answer counts; whoever says it again changes nothing.
   * @throws DomainError FEEDBACK_EMPTY, FEEDBACK_UNKNOWN also where it is another service's, FEEDBACK_TAKEN_BACK, and what `SentDocuments.check` does
   */
  async execute({ deliveryId, answer, services }: AnswerFeedback): Promise<void> {
    const { text, file } = answer;
    const feedback = await this.database.dataSource.manager.findOneBy(CvFeedback, { deliveryId });
    if (feedback === null || services?.includes(feedback.service) === false) {
      throw feedbackUnknown();
    }
    if (text === '' && file === null) {
      throw feedbackEmpty();
    }
    if (!awaitsAnswer(feedback)) {
      return;
    }
    const keep = (kept: AnswerFile | null) =>
      this.database.transaction((tx) => this.keep(tx, feedback, { text: text || null, file: kept }));
    await (file === null ? keep(null) : this.files.keeping(file, feedback.accountId, keep));
  }

  private async keep(
    tx: EntityManager,
    { id, accountId }: CvFeedback,
    answer: { text: string | null; file: AnswerFile | null },
  ): Promise<void> {
    const owner = await this.accounts.lockIfThere(tx, accountId);
    // It may answer before we have recorded that it has the CV.
    await this.deliveries.recordSent(tx, id);
    const feedback = owner && (await tx.findOneBy(CvFeedback, { id }));
    if (feedback === null) {
      throw feedbackUnknown();
    }
    if (!awaitsAnswer(feedback)) {
      return;
    }
    feedback.answer(answer, this.clock.now());
    await tx.save(feedback);
    if (answer.file !== null) {
      await this.files.claim(tx, answer.file);
    }
    await this.outbox.add(tx, new FeedbackGiven({ feedbackId: id, accountId }));
  }
}

/** False where it is answered. @throws DomainError FEEDBACK_TAKEN_BACK */
function awaitsAnswer({ state, cvId }: CvFeedback): boolean {
  if (cvId === null || state === 'cancelled' || state === 'failed') {
    throw feedbackTakenBack();
  }
  return state !== 'answered';
}
