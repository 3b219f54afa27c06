import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { lockedAccountOf } from '../../accounts/entities/account-of.js';
import { EmailVerifications } from '../email-verifications.js';
import { RequestVerification } from './request-verification.command.js';

@CommandHandler(RequestVerification)
export class RequestVerificationHandler implements ICommandHandler<RequestVerification> {
  constructor(
    private readonly database: Database,
    private readonly verifications: EmailVerifications,
  ) {}

  /** @throws DomainError ACCOUNT_NOT_FOUND */
  async execute({ accountId }: RequestVerification): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { id, email } = await lockedAccountOf(tx, accountId);
      await this.verifications.request(tx, id, email);
    });
  }
}
