import { CompanyMembers } from '@babelboard/companies/contract';
import { Injectable } from '@nestjs/common';
import { MailOnce, type MailToSend } from './mail-once.js';
import type { MailPurpose } from './templates/mails.js';
import { toEach } from './to-each.js';

/** Mails to all who work for a company; who does not want those of a kind switches it off. */
@Injectable()
export class MemberMails {
  constructor(
    private readonly mails: MailOnce,
    private readonly members: CompanyMembers,
  ) {}

  /** @param dataFor what the mail of one member says */
  async send<P extends MailPurpose>(
    companyId: number,
    { purpose, subjectId }: Pick<MailToSend<P>, 'purpose' | 'subjectId'>,
    dataFor: (accountId: number) => Promise<MailToSend<P>['data']>,
  ): Promise<void> {
    await toEach(await this.members.list(companyId), async ({ accountId }) => {
      const data = await dataFor(accountId);
      await this.mails.send<P>(async () => ({ to: { accountId }, purpose, subjectId, data }));
    });
  }
}
