import { InterviewNotices, InterviewOffered } from '@babelboard/applications/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { InterviewMails } from '../interview-mails.js';
import { MailOnce } from '../mail-once.js';

/** Tells a candidate of times for an interview, where some are left. */
@OutsideReaction({ id: 'notifications.mail-interview-offered', on: [InterviewOffered], workload: 'mails' })
export class MailInterviewOffered implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly notices: InterviewNotices,
    private readonly interviews: InterviewMails,
  ) {}

  async handle({ payload: { applicationId, offering } }: StoredEvent<InterviewOffered>): Promise<void> {
    const notice = await this.notices.find(applicationId);
    const [first] = notice?.open ?? [];
    if (notice === null || first === undefined || notice.state !== 'offered') {
      return;
    }
    const { candidate, company, open } = notice;
    const { offerTitle, path } = this.interviews.about(notice, 'candidate');
    const zone = candidate.timeZone ?? first.timeZone;
    await this.mails.send(async () => ({
      to: { accountId: candidate.accountId },
      purpose: 'interview-offered',
      subjectId: `${applicationId}-${offering}`,
      data: { company, offerTitle, path, times: open, zone, own: candidate.timeZone !== null },
    }));
  }
}
