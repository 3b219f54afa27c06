import { ACTIONS, CvFeedbacks, FeedbackServices, type ShownFeedback } from '@babelboard/cv-feedback';
import { ListCvs } from '@babelboard/cvs';
import type { CvFeedback, CvsResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { presentCvs } from './cv-presenter.js';

/** Somebody's CVs in the words of the wire, with what became of them at services. */
@Injectable()
export class CvLists {
  constructor(
    private readonly queries: QueryBus,
    private readonly feedback: CvFeedbacks,
    private readonly services: FeedbackServices,
  ) {}

  async of(accountId: number): Promise<CvsResponse> {
    const [lists, feedback] = await Promise.all([
      this.queries.execute(new ListCvs(accountId)),
      this.feedback.ofPerson(accountId),
    ]);
    return {
      ...presentCvs(lists),
      services: this.services.offered().map(({ kind, name }) => ({ action: ACTIONS[kind], name })),
      feedback: feedback.map(presentFeedback),
    };
  }
}

function presentFeedback(one: ShownFeedback): CvFeedback {
  return {
    id: one.id,
    cv_id: one.cvId,
    action: ACTIONS[one.service],
    name: one.serviceName,
    state: one.state,
    asked_at: one.askedAt.toISOString(),
    sent_at: one.sentAt?.toISOString() ?? null,
    answered_at: one.answeredAt?.toISOString() ?? null,
    text: one.text,
    file: one.file,
  };
}
