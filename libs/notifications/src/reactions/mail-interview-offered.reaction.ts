import { InterviewNotices, InterviewOffered } from '@babelboard/applications/contract';
import { Clock, OutsideReaction, type OutsideReactionHandler, PutBack, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import type { DeliveryKey } from '../domain/delivery-key.js';
import { InterviewMails } from '../interview-mails.js';
import { MailDeliveries } from '../mail-deliveries.js';
import { MailOnce } from '../mail-once.js';

/** However often a company presses, one mail within it tells of all times. */
const APART_MS = 10 * 60_000;

/** Tells a candidate of times for an interview, where some are left. Of several offers the last one is told, with the times of all. */
@OutsideReaction({ id: 'notifications.mail-interview-offered', on: [InterviewOffered], workload: 'mails' })
export class MailInterviewOffered implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly deliveries: MailDeliveries,
    private readonly notices: InterviewNotices,
    private readonly interviews: InterviewMails,
    private readonly clock: Clock,
  ) {}

  /** @throws PutBack until the mail about an earlier offer is ten minutes old */
  async handle({ payload: { applicationId, offering } }: StoredEvent<InterviewOffered>): Promise<void> {
    const notice = await this.notices.find(applicationId);
    const [first] = notice?.open ?? [];
    if (notice === null || first === undefined || notice.state !== 'offered' || notice.offerings > offering) {
      return;
    }
    const { candidate, company, open } = notice;
    const { offerTitle, path } = this.interviews.about(notice, 'candidate');
    const zone = candidate.timeZone ?? first.timeZone;
    const { accountId } = candidate;
    await this.mails.send(async (tx) => {
      const key = { purpose: 'interview-offered' as const, subjectId: `${applicationId}-${offering}` };
      await this.keepApart(tx, { ...key, accountId }, `${applicationId}-`);
      const data = { company, offerTitle, path, times: open, zone, own: candidate.timeZone !== null };
      return { to: { accountId }, ...key, data };
    });
  }

  private async keepApart(tx: EntityManager, key: DeliveryKey, begin: string): Promise<void> {
    const last = await this.deliveries.lastLike(tx, key, begin);
    const left = last === null ? 0 : last.getTime() + APART_MS - this.clock.now().getTime();
    if (left > 0) {
      throw new PutBack('The candidate was told of times just now', left);
    }
  }
}
