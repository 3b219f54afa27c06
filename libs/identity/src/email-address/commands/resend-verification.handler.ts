import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { inEvenTime } from '../../accounts/domain/in-even-time.js';
import { accountWithEmail } from '../../accounts/entities/account-of.js';
import { lockAccount } from '../../accounts/entities/lock-account.js';
import { EmailVerifications } from '../email-verifications.js';
import { ResendVerification } from './resend-verification.command.js';

@CommandHandler(ResendVerification)
export class ResendVerificationHandler implements ICommandHandler<ResendVerification> {
  constructor(
    private readonly database: Database,
    private readonly verifications: EmailVerifications,
  ) {}

  execute({ email }: ResendVerification): Promise<void> {
    return inEvenTime(async () => {
      const account = await accountWithEmail(this.database.dataSource.manager, email);
      if (account === null || account.emailVerifiedAt !== null) {
        return;
      }
      await this.database.transaction(async (tx) => {
        const locked = await lockAccount(tx, account.id);
        if (locked !== null && locked.emailVerifiedAt === null && locked.emailKey === account.emailKey) {
          await this.verifications.request(tx, locked.id, locked.email);
        }
      });
    });
  }
}
