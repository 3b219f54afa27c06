import { HeldOffers, OfferCopied } from '@babelboard/offers/contract';
import { Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { lockScreeningList } from '../entities/lock-screening-list.js';
import { ScreeningQuestion } from '../entities/screening-question.entity.js';
import { ScreeningQuestions } from '../queries/screening-questions.js';

/** A draft that was made of another offer asks what that one asks, unless somebody was quicker to say what it asks. */
@Reaction({ id: 'applications.copy-screening-questions', on: [OfferCopied], workload: 'general' })
export class CopyScreeningQuestions implements ReactionHandler {
  constructor(
    private readonly questions: ScreeningQuestions,
    private readonly offers: HeldOffers,
  ) {}

  async handle({ payload }: StoredEvent<OfferCopied>, tx: EntityManager): Promise<void> {
    const { offerId, fromId } = payload;
    const { questions } = await this.questions.of(fromId, tx);
    if (questions.length === 0 || (await this.offers.hold(tx, offerId)) === null) {
      return;
    }
    const list = await lockScreeningList(tx, offerId);
    if (list.version > 0) {
      return;
    }
    await tx.save(questions.map((question, position) => ScreeningQuestion.ask(offerId, position, question)));
    list.version += 1;
    await tx.save(list);
  }
}
