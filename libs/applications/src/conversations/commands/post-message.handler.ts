import { Accounts } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ActingCompanies } from '../../acting-companies.js';
import { cannotWrite } from '../conversation.errors.js';
import { lockThread } from '../entities/lock-thread.js';
import { Message } from '../entities/message.entity.js';
import { ThreadWriting } from '../thread-writing.js';
import { PostMessage } from './post-message.command.js';

@CommandHandler(PostMessage)
export class PostMessageHandler implements ICommandHandler<PostMessage> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly acting: ActingCompanies,
    private readonly writing: ThreadWriting,
  ) {}

  /** @throws DomainError RATE_LIMITED, APPLICATION_NOT_FOUND, APPLICANT_NOT_FOUND, ATTACHMENT_NOT_FOUND, or why one may not write (`MESSAGE_…`) */
  async execute({ writer, applicationId, message }: PostMessage): Promise<number> {
    const read = await this.writing.read(writer, message);
    return this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, writer.accountId);
      if (writer.side === 'company') {
        await this.acting.hold(tx, writer.companyId, () => cannotWrite('company_suspended'));
      }
      const application = await lockThread(tx, writer, applicationId);
      const sent = await tx.findOneBy(Message, { applicationId, key: message.key });
      return sent?.id ?? this.writing.write(tx, writer, application, read);
    });
  }
}
