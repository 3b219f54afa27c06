import { MailAnswerLinks, MessageNotices, MessagePosted } from '@babelboard/applications/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';
import { toEach } from '../to-each.js';

/** Tells the other side that a message waits: once, until it is read. What was written stands in no mail. */
@OutsideReaction({ id: 'notifications.mail-message', on: [MessagePosted], workload: 'mails' })
export class MailMessage implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly notices: MessageNotices,
    private readonly links: MailAnswerLinks,
  ) {}

  async handle({ payload }: StoredEvent<MessagePosted>): Promise<void> {
    const notice = await this.notices.find(payload.messageId);
    if (notice === null) {
      return;
    }
    const { accountIds, reader, since, applicationId, offerId, offerTitle, from } = notice;
    await toEach(accountIds, async (accountId) => {
      const answerPath = reader === 'company' ? await this.links.linkFor(accountId, applicationId) : null;
      await this.mails.send(async () => ({
        to: { accountId },
        purpose: 'message-waits',
        subjectId: `${applicationId}-${since}`,
        data: { reader, from, applicationId, offerId, offerTitle, answerPath },
      }));
    });
  }
}
