import { CompanyDirectory } from '@babelboard/companies/contract';
import { LoadKnownOffers } from '@babelboard/offers/contract';
import type { StoredEvent } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { InterviewFellAway } from '../events/interview-fell-away.event.js';
import { type Interviewer, Interviewers } from '../interviewers.js';

/** An interview whose candidate is gone, for those who would have held it. */
export interface FallenInterview {
  applicationId: number;
  offerTitle: string;
  company: string;
  members: Interviewer[];
  startsAt: Date;
  endsAt: Date;
  /** Of the company's side. */
  timeZone: string;
  sequence: number;
  fellAt: Date;
}

/** Tells whoever sends mails what there is to say of an interview that is no longer there. */
@Injectable()
export class FallenInterviews {
  constructor(
    private readonly queries: QueryBus,
    private readonly companies: CompanyDirectory,
    private readonly interviewers: Interviewers,
  ) {}

  async read({ payload, occurredAt }: StoredEvent<InterviewFellAway>): Promise<FallenInterview> {
    const { applicationId, offerId, companyId, memberIds, startsAt, endsAt, timeZone, sequence } = payload;
    const [offer] = await this.queries.execute(new LoadKnownOffers([offerId], true));
    const company = (await this.companies.cards([companyId])).get(companyId);
    return {
      ...{ applicationId, timeZone, sequence, startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
      offerTitle: offer?.title ?? '',
      company: company?.name ?? '',
      members: await this.interviewers.working(companyId, memberIds),
      fellAt: occurredAt,
    };
  }
}
