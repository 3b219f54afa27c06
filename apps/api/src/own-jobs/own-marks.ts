import { ApplicationMarks, ScreeningQuestions } from '@babelboard/applications';
import { OfferMarks } from '@babelboard/favorites';
import type { JobCard, JobListResponse, JobResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { presentMark } from '../applications/application-presenter.js';
import { presentAsked } from '../applications/present-questions.js';
import type { SessionRequest } from '../auth/access/current-session.decorator.js';

type Session = SessionRequest['session'];

const RELATED = ['relatedJobs', 'relatedJobsAtCity', 'relatedJobsAtCompany', 'relatedJobsWithLanguages'] as const;

/** Makes the answers of the job routes those of the candidate who asks; everybody else's stay as they are. */
@Injectable()
export class OwnMarks {
  constructor(
    private readonly marks: OfferMarks,
    private readonly applications: ApplicationMarks,
    private readonly questions: ScreeningQuestions,
  ) {}

  /** Whose answer it is: nobody else gets it, and nobody keeps a candidate's. */
  declare({ session }: SessionRequest, response: Response): void {
    response.vary('Cookie').vary('Authorization');
    if (session?.accountType === 'candidate') {
      response.set('Cache-Control', 'private, no-store');
    }
  }

  /** Companies whose offers the list leaves out. */
  async hiddenCompanyIds(session: Session): Promise<number[]> {
    return session?.accountType === 'candidate' ? this.marks.hiddenCompanyIds(session.accountId) : [];
  }

  async markList(session: Session, answer: JobListResponse): Promise<JobListResponse> {
    const mark = await this.marker(session, [...answer.jobs.data, ...(answer.job === null ? [] : [answer.job])]);
    return {
      ...answer,
      jobs: { ...answer.jobs, data: answer.jobs.data.map(mark) },
      job: answer.job && (await this.withQuestions(session, mark(answer.job))),
    };
  }

  async markJob(session: Session, answer: JobResponse): Promise<JobResponse> {
    const hidden = new Set(await this.hiddenCompanyIds(session));
    const related = RELATED.flatMap((kind) => answer[kind]);
    const mark = await this.marker(session, [...related, ...(answer.job === null ? [] : [answer.job])]);
    const shown = (jobs: JobCard[]) => jobs.filter(({ company }) => !hidden.has(company.id)).map(mark);
    return {
      ...answer,
      job: answer.job && (await this.withQuestions(session, mark(answer.job))),
      relatedJobs: shown(answer.relatedJobs),
      relatedJobsAtCity: shown(answer.relatedJobsAtCity),
      relatedJobsAtCompany: shown(answer.relatedJobsAtCompany),
      relatedJobsWithLanguages: shown(answer.relatedJobsWithLanguages),
    };
  }

  /** The same of cards that stand by themselves. */
  async markCards<Card extends JobCard>(session: Session, cards: Card[]): Promise<Card[]> {
    return cards.map(await this.marker(session, cards));
  }

  /** What is asked of whoever applies is said before they do, and what they answered afterwards. */
  private async withQuestions<Card extends JobCard>(session: Session, card: Card): Promise<Card> {
    if (session?.accountType !== 'candidate' || card.extra.way !== 'here') {
      return card;
    }
    const [{ questions }, answered] = await Promise.all([
      this.questions.of(card.id),
      card.extra.application === null ? [] : this.questions.answered(card.extra.application.id),
    ]);
    const listed = questions.map((question) => answered.find(({ id }) => id === question.id) ?? question);
    // What was put otherwise when this person answered it.
    const earlier = answered.filter(({ id }) => !questions.some((question) => question.id === id));
    return {
      ...card,
      extra: { ...card.extra, screeningQuestions: [...listed, ...earlier].map(presentAsked) },
    };
  }

  /** Gives what sets the marks of a card, with two statements for all of them. */
  private async marker(session: Session, cards: JobCard[]): Promise<<Card extends JobCard>(card: Card) => Card> {
    if (session?.accountType !== 'candidate' || cards.length === 0) {
      return (card) => card;
    }
    const ids = cards.map(({ id }) => id);
    const [favorites, applications] = await Promise.all([
      this.marks.favoritesAmong(session.accountId, ids),
      this.applications.among(session.accountId, ids),
    ]);
    return (card) => {
      const sent = applications.get(card.id);
      const application = sent === undefined ? null : presentMark(sent);
      const open = card.extra.available && card.extra.way === 'here';
      const canApply = open && (application === null || application.status === 'withdrawn');
      return { ...card, extra: { ...card.extra, favorite: favorites.has(card.id), application, canApply } };
    };
  }
}
