import {
  ApplicationNotices,
  MailAnswerLinks,
  ReplyReminderDue,
  SILENT_AFTER_DAYS,
} from '@babelboard/applications/contract';
import { CompanyRulesReader } from '@babelboard/companies/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MemberMails } from '../member-mails.js';

const DAY_MS = 86_400_000;

/** Reminds the members of a company of applicants who wait; of those who were answered meanwhile not. */
@OutsideReaction({ id: 'notifications.mail-reply-reminder', on: [ReplyReminderDue], workload: 'mails' })
export class MailReplyReminder implements OutsideReactionHandler<ReplyReminderDue> {
  constructor(
    private readonly mails: MemberMails,
    private readonly notices: ApplicationNotices,
    private readonly rules: CompanyRulesReader,
    private readonly links: MailAnswerLinks,
  ) {}

  async handle({ id, payload, occurredAt }: StoredEvent<ReplyReminderDue>): Promise<void> {
    const { companyId, reminder, applicationIds } = payload;
    const waiting = await this.notices.waiting(applicationIds);
    if (waiting.length === 0) {
      return;
    }
    const ids = waiting.flatMap((offer) => offer.ids);
    const offers = waiting.map(({ offerId, title, ids: of }) => ({ offerId, title, count: of.length }));
    const { pauseWhenSilent } = await this.rules.of(companyId);
    const consequenceAt = new Date(occurredAt.getTime() + SILENT_AFTER_DAYS * DAY_MS).toISOString();
    const purpose = reminder === 1 ? 'reply-reminder' : 'reply-missing';
    await this.mails.send(companyId, { purpose, subjectId: id }, async (accountId) => ({
      offers,
      count: ids.length,
      pausing: pauseWhenSilent,
      consequenceAt,
      answerPath: ids[0] === undefined || ids.length > 1 ? null : await this.links.linkFor(accountId, ids[0]),
    }));
  }
}
