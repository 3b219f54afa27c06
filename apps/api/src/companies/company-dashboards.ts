import { type NamedApplicant, ReplyFigures, WaitingApplicants, type WaitingOverview } from '@babelboard/applications';
import { Entitlements } from '@babelboard/billing/contract';
import { type CompanyMembership, FindCompanyOverview } from '@babelboard/companies';
import { CompanySuspensions } from '@babelboard/companies/contract';
import type { AuthenticatedSession } from '@babelboard/identity';
import { ListOwnOffers, SummariseOwnOffers } from '@babelboard/offers';
import { Database } from '@babelboard/platform';
import type { UiLanguage } from '@babelboard/texts';
import type { CompanyDashboardResponse, CompanyWaitingResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { presentSuspension } from '../admin/present-company.js';
import { OfferPresenter } from '../company-offers/offer-presenter.js';
import { barOf } from '../company-offers/own-offers.js';

/** Lines of each list: what is more than that is a link to all of them. */
const MOST = 6;

/** Puts together what a company's overview shows, each part from the context that knows it. */
@Injectable()
export class CompanyDashboards {
  constructor(
    private readonly queries: QueryBus,
    private readonly database: Database,
    private readonly applicants: WaitingApplicants,
    private readonly replies: ReplyFigures,
    private readonly entitlements: Entitlements,
    private readonly presenter: OfferPresenter,
    private readonly suspensions: CompanySuspensions,
  ) {}

  async of(
    member: CompanyMembership,
    session: AuthenticatedSession,
    language: UiLanguage,
  ): Promise<CompanyDashboardResponse> {
    const { companyId, companyName: name, companyState: state, suspended } = member;
    const [overview, offers, waiting, replies] = await Promise.all([
      this.queries.execute(new FindCompanyOverview(companyId)),
      this.offers(companyId, language),
      this.applicants.overview(companyId, MOST),
      this.replies.inPublic(companyId),
    ]);
    return {
      company: {
        ...{ name, state, suspended, described: overview.described },
        suspension: suspended ? presentSuspension((await this.suspensions.standing([companyId])).get(companyId)) : null,
      },
      barred: barOf(member, session),
      email_verified: session.verified,
      members: { total: overview.members, invited: overview.invited },
      offers,
      applicants: presentWaiting(waiting),
      replies: replies === null ? null : { median_days: replies.medianDays, applications: replies.applications },
    };
  }

  async waiting(companyId: number): Promise<CompanyWaitingResponse> {
    const [counts, threads] = await Promise.all([this.applicants.count(companyId), this.applicants.unread(companyId)]);
    return { unanswered: counts.unanswered, overdue: counts.overdue, unread_messages: threads.length };
  }

  private async offers(companyId: number, language: UiLanguage): Promise<CompanyDashboardResponse['offers']> {
    const filter = { page: 1, rows: MOST, words: '', confirmationDue: false } as const;
    const [summary, { rows }, takenOff, allowed] = await Promise.all([
      this.queries.execute(new SummariseOwnOffers(companyId)),
      this.queries.execute(new ListOwnOffers(companyId, { ...filter, state: 'published', sort: 'expires' })),
      this.queries.execute(new ListOwnOffers(companyId, { ...filter, state: 'taken_off', sort: 'newest' })),
      this.entitlements.liveOffersAllowed(this.database.dataSource.manager, companyId),
    ]);
    const { drafts, live, paused, expiring, unconfirmed, used, everLive, viewsThisWeek, viewsWeekBefore } = summary;
    return {
      ...{ drafts, live, paused, expiring, unconfirmed, used, allowed },
      ever_live: everLive,
      views: { week: viewsThisWeek, week_before: viewsWeekBefore },
      first: await this.presenter.rows(rows, language),
      taken_off: { total: takenOff.total, first: await this.presenter.rows(takenOff.rows, language) },
    };
  }
}

function presentWaiting(waiting: WaitingOverview): CompanyDashboardResponse['applicants'] {
  const { new: fresh, unanswered, overdue, dueSoon } = waiting.counts;
  return {
    ...{ new: fresh, unanswered, overdue },
    due_soon: dueSoon,
    unread_messages: waiting.unreadThreads,
    first: waiting.first.map((one) => ({
      ...presentNamed(one),
      answer_by: one.answerDueAt.toISOString(),
      overdue: one.overdue,
    })),
    messages: waiting.messages.map((one) => ({ ...presentNamed(one), unread: one.unread })),
  };
}

function presentNamed({ id, offerId, offerTitle, name, status }: NamedApplicant) {
  return { id, offer_id: offerId, offer_title: offerTitle, name, status };
}
