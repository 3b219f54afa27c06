import { randomUUID } from 'node:crypto';
import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database } from '@babelboard/platform';
import type { ApplicationStatus } from '@babelboard/wire';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { applicantMoved } from '../../applicants/applicant.errors.js';
import { ApplicantMoves } from '../../applicants/applicant-moves.js';
import { type ReadMessage, ThreadWriting } from '../../conversations/thread-writing.js';
import type { Writer } from '../../conversations/writer.js';
import { InterviewUndo } from '../../interviews/interview-undo.js';
import { requireSameSessions } from '../domain/link-life.js';
import type { LinkedAnswer } from '../domain/mail-answer-code.js';
import { MailAnswer } from '../entities/mail-answer.entity.js';
import { LinkedApplicants } from '../linked-applicants.js';
import { mailAnswerLinkInvalid } from '../mail-answer.errors.js';
import { MailAnswerLinks } from '../mail-answer-links.js';
import { AnswerByMail } from './answer-by-mail.command.js';

@CommandHandler(AnswerByMail)
export class AnswerByMailHandler implements ICommandHandler<AnswerByMail> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly links: MailAnswerLinks,
    private readonly applicants: LinkedApplicants,
    private readonly moves: ApplicantMoves,
    private readonly undo: InterviewUndo,
    private readonly writing: ThreadWriting,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError MAIL_ANSWER_… why the link has ended, APPLICANT_MOVED, RATE_LIMITED, MESSAGE_PAY_HISTORY */
  async execute({ code, answer }: AnswerByMail): Promise<ApplicationStatus> {
    const link = await this.links.read(code);
    if (link === null) {
      throw mailAnswerLinkInvalid();
    }
    const message = await this.read(link, answer.message);
    return this.database.transaction(async (tx) => {
      const member = await this.accounts.lockIfThere(tx, link.memberId);
      if (member === null) {
        throw mailAnswerLinkInvalid();
      }
      requireSameSessions(link, member.sessionsEndedAt);
      return this.answer(tx, link, answer, message);
    });
  }

  private async answer(
    tx: EntityManager,
    link: LinkedAnswer,
    { status, version }: AnswerByMail['answer'],
    message: ReadMessage | null,
  ): Promise<ApplicationStatus> {
    const { memberId, applicationId } = link;
    await this.undo.holdCandidates(tx, [applicationId]);
    const { application, membership } = await this.applicants.lock(tx, link);
    if (application.version !== version) {
      throw applicantMoved();
    }
    if (status !== null && status !== application.status) {
      await this.moves.move(tx, [application], status, memberId);
    }
    if (message !== null) {
      await this.writing.write(tx, { side: 'company', ...membership }, application, message);
    }
    await tx.upsert(MailAnswer, { applicationId, memberId, answeredAt: this.clock.now() }, [
      'applicationId',
      'memberId',
    ]);
    return application.status;
  }

  private async read({ memberId: accountId }: LinkedAnswer, text: string): Promise<ReadMessage | null> {
    const member: Writer = { side: 'company', accountId, companyId: 0, suspended: false };
    return text === '' ? null : this.writing.read(member, { text, attachmentIds: [], key: randomUUID() }, 'message');
  }
}
