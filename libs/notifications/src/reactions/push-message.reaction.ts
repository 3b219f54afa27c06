import { MessageNotices, MessagePosted } from '@babelboard/applications/contract';
import { Database, OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { PushMessages } from '@babelboard/push-messages/contract';

/** Has a candidate's devices say that a message waits: once, until it is read. */
@OutsideReaction({ id: 'notifications.push-message', on: [MessagePosted], workload: 'mails' })
export class PushMessage implements OutsideReactionHandler {
  constructor(
    private readonly notices: MessageNotices,
    private readonly pushes: PushMessages,
    private readonly database: Database,
  ) {}

  async handle({ payload }: StoredEvent<MessagePosted>): Promise<void> {
    const notice = await this.notices.find(payload.messageId);
    const [accountId] = notice?.accountIds ?? [];
    if (notice?.reader !== 'candidate' || accountId === undefined) {
      return;
    }
    const { applicationId, since } = notice;
    await this.database.transaction((tx) =>
      this.pushes.add(tx, {
        accountId,
        purpose: 'message',
        subjectId: `${applicationId}-${since}`,
        data: { applicationId },
      }),
    );
  }
}
