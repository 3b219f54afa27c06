import { hkdfSync } from 'node:crypto';
import { Accounts } from '@babelboard/identity/contract';
import { Clock, Settings } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { requireSameSessions } from './domain/link-life.js';
import {
  isMailAnswerCode,
  type LinkedAnswer,
  readMailAnswerCode,
  writeMailAnswerCode,
} from './domain/mail-answer-code.js';

/** Links in mails by which members answer applicants, under a key derived from SECRET_KEY (HKDF, RFC 5869). */
@Injectable()
export class MailAnswerLinks {
  private readonly key: Buffer;

  constructor(
    private readonly accounts: Accounts,
    private readonly clock: Clock,
    settings: Settings,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', settings.secretKey, '', 'mail-answer-link', 32));
  }

  /** The path of the page where a member answers an applicant, without a login, for 14 days. Null for an account that is gone. */
  async linkFor(memberAccountId: number, applicationId: number): Promise<string | null> {
    const member = await this.accounts.find(memberAccountId);
    if (member === null) {
      return null;
    }
    const answer = { memberId: memberAccountId, applicationId, issuedAt: this.clock.now() };
    return `/answer/${writeMailAnswerCode(this.key, answer, member.email)}`;
  }

  /** Null where the code was not made here, or for an address that its member has no more. @throws DomainError MAIL_ANSWER_LINK_EXPIRED where its member ended their sessions since */
  async read(code: string): Promise<LinkedAnswer | null> {
    const answer = readMailAnswerCode(code);
    const member = answer && (await this.accounts.find(answer.memberId));
    if (answer === null || member === null || !isMailAnswerCode(this.key, code, member.email)) {
      return null;
    }
    requireSameSessions(answer, member.sessionsEndedAt);
    return answer;
  }
}
