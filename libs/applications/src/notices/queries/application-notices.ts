import { CompanyDirectory, CompanyRulesReader } from '@babelboard/companies/contract';
import { LoadKnownOffers } from '@babelboard/offers/contract';
import { Database } from '@babelboard/platform';
import type { ApplicationStatus, ToldStatus } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Not } from 'typeorm';
import { answerBy } from '../../applicants/queries/applicant-row.js';
import { ApplicationStep } from '../../applying/entities/application-step.entity.js';
import { JobApplication } from '../../applying/entities/job-application.entity.js';
import { isNewsToCandidate } from '../domain/told-status.js';

/** An application as mails name it. */
export interface ApplicationNotice {
  applicationId: number;
  offerId: number;
  offerTitle: string;
  companyId: number;
  companyName: string;
  /** The candidate. */
  accountId: number;
  status: ApplicationStatus;
  appliedAt: Date;
  /** By when an answer is due; null where one came, or nothing more is to come. */
  answerBy: Date | null;
  /** When the candidate said that the status is wrong. */
  objectedAt: Date | null;
}

/** Tells whoever sends mails what they are about, as it is when they are sent. */
@Injectable()
export class ApplicationNotices {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly companies: CompanyDirectory,
    private readonly rules: CompanyRulesReader,
  ) {}

  /** Null where it is gone or withdrawn: then there is nothing to tell. */
  async find(applicationId: number): Promise<ApplicationNotice | null> {
    const application = await this.database.dataSource.manager.findOneBy(JobApplication, { id: applicationId });
    if (application === null || application.status === 'withdrawn') {
      return null;
    }
    const { offerId, companyId, accountId, status, appliedAt, objectedAt } = application;
    return {
      applicationId,
      offerId,
      offerTitle: (await this.titles([offerId])).get(offerId) ?? '',
      companyId,
      companyName: (await this.companies.cards([companyId])).get(companyId)?.name ?? '',
      accountId,
      status,
      appliedAt,
      answerBy: answerBy(application),
      objectedAt,
    };
  }

  /** All that an offer got and that stand, in the order in which they came. */
  async ofOffer(
    offerId: number,
  ): Promise<Pick<ApplicationNotice, 'applicationId' | 'accountId' | 'companyName' | 'offerTitle' | 'appliedAt'>[]> {
    const applications = await this.database.dataSource.manager.find(JobApplication, {
      where: { offerId, status: Not('withdrawn') },
      order: { id: 'ASC' },
    });
    const companyIds = [...new Set(applications.map(({ companyId }) => companyId))];
    const [titles, companies] = [await this.titles([offerId]), await this.companies.cards(companyIds)];
    return applications.map(({ id: applicationId, accountId, companyId, appliedAt }) => ({
      ...{ applicationId, accountId, appliedAt },
      companyName: companies.get(companyId)?.name ?? '',
      offerTitle: titles.get(offerId) ?? '',
    }));
  }

  /** The same where a move to a status is something to tell the candidate: it stands, is news, and the company tells it and is not suspended. */
  async findMove(applicationId: number, version: number): Promise<(ApplicationNotice & { status: ToldStatus }) | null> {
    const { manager } = this.database.dataSource;
    if (!(await manager.existsBy(JobApplication, { id: applicationId, version }))) {
      return null;
    }
    const notice = await this.find(applicationId);
    if (notice === null) {
      return null;
    }
    const { status } = notice;
    if (!(await this.companies.isShown(notice.companyId))) {
      return null;
    }
    const { toldStatuses } = await this.rules.of(notice.companyId);
    const told = toldStatuses.find((one) => one === status);
    return told !== undefined && (await this.isNews(applicationId)) ? { ...notice, status: told } : null;
  }

  /** Titles by offer. */
  async titles(offerIds: readonly number[]): Promise<Map<number, string>> {
    const offers = await this.queries.execute(new LoadKnownOffers([...new Set(offerIds)], true));
    return new Map(offers.map(({ id, title }) => [id, title]));
  }

  /** Those of the applications that still wait for an answer, by offer; the longest first. */
  async waiting(applicationIds: readonly number[]): Promise<{ offerId: number; title: string; ids: number[] }[]> {
    const rows = await this.database.query<{ offerId: number; ids: number[] }>(
      `SELECT offer_id AS "offerId", array_agg(id ORDER BY answer_due_at, id) AS ids FROM job_application
       WHERE id = ANY ($1) AND answered_at IS NULL AND status IN ('new', 'in_review')
       GROUP BY offer_id ORDER BY min(answer_due_at), offer_id`,
      [applicationIds],
    );
    const titles = await this.titles(rows.map(({ offerId }) => offerId));
    return rows.map(({ offerId, ids }) => ({ offerId, title: titles.get(offerId) ?? '', ids }));
  }

  /** Of the present round: an application that was withdrawn and sent again begins anew. */
  private async isNews(applicationId: number): Promise<boolean> {
    const steps = await this.database.dataSource.manager.find(ApplicationStep, {
      where: { applicationId },
      order: { id: 'ASC' },
    });
    const begun = steps.findLastIndex(({ kind }) => kind === 'applied');
    return isNewsToCandidate(
      steps
        .slice(Math.max(0, begun))
        .flatMap(({ kind, toStatus, at }) =>
          toStatus === null || kind === 'objected' ? [] : [{ status: toStatus, at }],
        ),
    );
  }
}
