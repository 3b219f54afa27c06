import { ContactMessageReceived, ContactMessages } from '@babelboard/operations/contract';
import { OutsideReaction, type OutsideReactionHandler, Settings, type StoredEvent } from '@babelboard/platform';
import { DEFAULT_LANGUAGE } from '@babelboard/texts';
import { MailOnce } from '../mail-once.js';

/** Where nobody has said who runs the site, which is so in no production: a mailbox that is nobody's. */
const NOBODY = 'operator@babelboard.test';

/** Takes what somebody wrote to the operator, whose answer goes to who wrote. */
@OutsideReaction({ id: 'notifications.mail-contact-message', on: [ContactMessageReceived], workload: 'mails' })
export class MailContactMessage implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly messages: ContactMessages,
    private readonly settings: Settings,
  ) {}

  async handle({ payload }: StoredEvent<ContactMessageReceived>): Promise<void> {
    const { messageId } = payload;
    await this.mails.send(async (tx) => {
      const message = await this.messages.find(tx, messageId);
      if (message === null) {
        return null;
      }
      return {
        to: { address: this.settings.operator.email ?? NOBODY, language: DEFAULT_LANGUAGE, accountId: null },
        purpose: 'contact-message',
        subjectId: messageId,
        data: message,
        replyTo: message.email,
      };
    });
  }
}
