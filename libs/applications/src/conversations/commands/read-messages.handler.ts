import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Conversation } from '../entities/conversation.entity.js';
import { lockThread } from '../entities/lock-thread.js';
import { ThreadNews } from '../thread-news.js';
import { ReadMessages } from './read-messages.command.js';

@CommandHandler(ReadMessages)
export class ReadMessagesHandler implements ICommandHandler<ReadMessages> {
  constructor(
    private readonly database: Database,
    private readonly news: ThreadNews,
  ) {}

  /** @throws DomainError APPLICATION_NOT_FOUND, APPLICANT_NOT_FOUND */
  async execute({ reader, applicationId, upTo }: ReadMessages): Promise<void> {
    await this.database.transaction(async (tx) => {
      const application = await lockThread(tx, reader, applicationId);
      const conversation = await tx.findOneBy(Conversation, { applicationId });
      if (conversation?.readUpTo(reader.side, upTo) === true) {
        await tx.save(conversation);
        await this.news.tell(tx, application, 'message', reader.side === 'company' ? reader.accountId : undefined);
      }
    });
  }
}
