import { OfferMarks } from '@babelboard/favorites';
import type { JobCard, JobListResponse, JobResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { SessionRequest } from '../auth/access/current-session.decorator.js';

type Session = SessionRequest['session'];

const RELATED = ['relatedJobs', 'relatedJobsAtCity', 'relatedJobsAtCompany', 'relatedJobsWithLanguages'] as const;

/** Makes the answers of the job routes those of the candidate who asks; everybody else's stay as they are. */
@Injectable()
export class OwnMarks {
  constructor(private readonly marks: OfferMarks) {}

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
      job: answer.job && mark(answer.job),
    };
  }

  async markJob(session: Session, answer: JobResponse): Promise<JobResponse> {
    const hidden = new Set(await this.hiddenCompanyIds(session));
    const related = RELATED.flatMap((kind) => answer[kind]);
    const mark = await this.marker(session, [...related, ...(answer.job === null ? [] : [answer.job])]);
    const shown = (jobs: JobCard[]) => jobs.filter(({ company }) => !hidden.has(company.id)).map(mark);
    return {
      ...answer,
      job: answer.job && mark(answer.job),
      relatedJobs: shown(answer.relatedJobs),
      relatedJobsAtCity: shown(answer.relatedJobsAtCity),
      relatedJobsAtCompany: shown(answer.relatedJobsAtCompany),
      relatedJobsWithLanguages: shown(answer.relatedJobsWithLanguages),
    };
  }

  /** Gives what sets the flag of a card, with one statement for all of them. */
  private async marker(session: Session, cards: JobCard[]): Promise<<Card extends JobCard>(card: Card) => Card> {
    if (session?.accountType !== 'candidate' || cards.length === 0) {
      return (card) => card;
    }
    const favorites = await this.marks.favoritesAmong(
      session.accountId,
      cards.map(({ id }) => id),
    );
    return (card) => ({ ...card, extra: { ...card.extra, favorite: favorites.has(card.id) } });
  }
}
