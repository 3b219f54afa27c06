import { CompanyMembers, type CompanyMembership } from '@babelboard/companies/contract';
import { Clock } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ActingCompanies } from '../acting-companies.js';
import { JobApplication } from '../applying/entities/job-application.entity.js';
import { checkLinkLife } from './domain/link-life.js';
import type { LinkedAnswer } from './domain/mail-answer-code.js';
import { MailAnswer } from './entities/mail-answer.entity.js';
import { mailAnswerLinkInvalid, mailAnswerSuspended } from './mail-answer.errors.js';

/** Finds what a link is about, as long as it may be answered by it. */
@Injectable()
export class LinkedApplicants {
  constructor(
    private readonly acting: ActingCompanies,
    private readonly members: CompanyMembers,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks the application. What a link may do is what its member may do now: nothing of it was decided when it was mailed.
   * @throws DomainError MAIL_ANSWER_LINK_INVALID, MAIL_ANSWER_SUSPENDED, and when it has ended (`checkLinkLife`)
   */
  async lock(
    tx: EntityManager,
    link: LinkedAnswer,
  ): Promise<{ application: JobApplication; membership: CompanyMembership }> {
    const membership = await this.membershipOf(tx, link);
    await this.acting.hold(tx, membership.companyId, mailAnswerSuspended);
    const application = await this.applicationOf(tx, link, membership, { mode: 'pessimistic_write' });
    return { application, membership };
  }

  /** The same for who only looks. */
  async find(tx: EntityManager, link: LinkedAnswer): Promise<JobApplication> {
    const membership = await this.membershipOf(tx, link);
    if (membership.suspended) {
      throw mailAnswerSuspended();
    }
    return this.applicationOf(tx, link, membership);
  }

  private async membershipOf(tx: EntityManager, { memberId }: LinkedAnswer): Promise<CompanyMembership> {
    const membership = await this.members.find(memberId, tx);
    if (membership === null) {
      throw mailAnswerLinkInvalid();
    }
    return membership;
  }

  private async applicationOf(
    tx: EntityManager,
    link: LinkedAnswer,
    { companyId }: CompanyMembership,
    lock?: { mode: 'pessimistic_write' },
  ): Promise<JobApplication> {
    const { memberId, applicationId } = link;
    const where = { id: applicationId, companyId };
    const application = await tx.findOne(JobApplication, { where, ...(lock && { lock }) });
    if (application === null) {
      throw mailAnswerLinkInvalid();
    }
    const answer = await tx.findOneBy(MailAnswer, { memberId, applicationId });
    checkLinkLife(link, application, answer?.answeredAt ?? null, this.clock.now());
    return application;
  }
}
