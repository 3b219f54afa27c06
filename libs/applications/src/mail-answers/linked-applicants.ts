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
    const membership = await this.members.find(link.memberId, tx);
    if (membership === null) {
      throw mailAnswerLinkInvalid();
    }
    await this.acting.hold(tx, membership.companyId, mailAnswerSuspended);
    const { memberId, applicationId } = link;
    const application = await tx.findOne(JobApplication, {
      where: { id: applicationId, companyId: membership.companyId },
      lock: { mode: 'pessimistic_write' },
    });
    if (application === null) {
      throw mailAnswerLinkInvalid();
    }
    const answer = await tx.findOneBy(MailAnswer, { memberId, applicationId });
    checkLinkLife(link, application, answer?.answeredAt ?? null, this.clock.now());
    return { application, membership };
  }
}
