import { CvMailDue, MailedCvs } from '@babelboard/cv-feedback/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { DEFAULT_LANGUAGE } from '@babelboard/texts';
import { MailOnce } from '../mail-once.js';

/** Sends the link of a CV to the people behind a mailbox, as its owner has agreed to. The answer to the mail goes to the owner. */
@OutsideReaction({ id: 'notifications.mail-cv-to-service', on: [CvMailDue], workload: 'mails' })
export class MailCvToService implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly cvs: MailedCvs,
  ) {}

  async handle({ payload: { feedbackId } }: StoredEvent<CvMailDue>): Promise<void> {
    await this.cvs.sending(feedbackId, ({ address, deliveryId, ...data }) =>
      this.mails.send(async (tx) =>
        (await this.cvs.isWaiting(tx, feedbackId))
          ? {
              to: { address, language: DEFAULT_LANGUAGE, accountId: null },
              purpose: 'cv-for-service',
              subjectId: deliveryId,
              data: { deliveryId, ...data },
              replyTo: data.contact.email,
              afterwards: (sent) => this.cvs.recordSent(sent, feedbackId),
            }
          : null,
      ),
    );
  }
}
