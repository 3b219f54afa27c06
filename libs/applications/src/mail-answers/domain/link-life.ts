import type { JobApplication } from '../../applying/entities/job-application.entity.js';
import { mailAnswerLinkExpired, mailAnswerLinkUsed, mailAnswerWithdrawn } from '../mail-answer.errors.js';
import type { LinkedAnswer } from './mail-answer-code.js';

const LIFE_MS = 14 * 86_400_000;
/** A code knows its second only. */
const SECOND_MS = 1_000;

export function linkEndsAt({ issuedAt }: LinkedAnswer): Date {
  return new Date(issuedAt.getTime() + LIFE_MS);
}

/**
 * A link that was mailed before its member ended all sessions has ended with them: whoever reads their mailbox shall have nothing of it.
 * @throws DomainError MAIL_ANSWER_LINK_EXPIRED
 */
export function requireSameSessions({ issuedAt }: LinkedAnswer, sessionsEndedAt: Date | null): void {
  if (sessionsEndedAt !== null && issuedAt <= sessionsEndedAt) {
    throw mailAnswerLinkExpired();
  }
}

/**
 * A link lives 14 days, for the application as it was sent then, and until its member has answered by one of theirs.
 * @throws DomainError MAIL_ANSWER_LINK_EXPIRED, MAIL_ANSWER_LINK_USED, MAIL_ANSWER_WITHDRAWN
 */
export function checkLinkLife(
  link: LinkedAnswer,
  { status, appliedAt }: Pick<JobApplication, 'status' | 'appliedAt'>,
  answeredAt: Date | null,
  now: Date,
): void {
  if (answeredAt !== null && link.issuedAt <= answeredAt) {
    throw mailAnswerLinkUsed();
  }
  if (linkEndsAt(link) <= now || link.issuedAt.getTime() + SECOND_MS <= appliedAt.getTime()) {
    throw mailAnswerLinkExpired();
  }
  if (status === 'withdrawn') {
    throw mailAnswerWithdrawn();
  }
}
