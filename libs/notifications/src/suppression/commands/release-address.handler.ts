import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { addressNotStopped } from '../../notifications.errors.js';
import { MailSuppressions } from '../store/mail-suppressions.js';
import { ReleaseAddress } from './release-address.command.js';

@CommandHandler(ReleaseAddress)
export class ReleaseAddressHandler implements ICommandHandler<ReleaseAddress> {
  constructor(
    private readonly database: Database,
    private readonly suppressions: MailSuppressions,
  ) {}

  /** @throws DomainError ADDRESS_NOT_STOPPED */
  execute({ id }: ReleaseAddress): Promise<void> {
    return this.database.transaction(async (tx) => {
      if ((await this.suppressions.lift(tx, { id })) === null) {
        throw addressNotStopped();
      }
    });
  }
}
