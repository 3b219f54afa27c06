import { Clock, Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { bulkMailNotStopped } from '../../notifications.errors.js';
import { ComplaintRates } from '../queries/complaint-rates.js';
import { BulkMailRelease } from '../store/bulk-mail-release.entity.js';
import { LetBulkMailGoOn } from './let-bulk-mail-go-on.command.js';

@CommandHandler(LetBulkMailGoOn)
export class LetBulkMailGoOnHandler implements ICommandHandler<LetBulkMailGoOn> {
  constructor(
    private readonly database: Database,
    private readonly rates: ComplaintRates,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError BULK_MAIL_NOT_STOPPED */
  async execute(): Promise<void> {
    if ((await this.rates.count()).level !== 'stopped') {
      throw bulkMailNotStopped();
    }
    await this.database.transaction((tx) =>
      tx.save(Object.assign(new BulkMailRelease(), { releasedAt: this.clock.now() })),
    );
  }
}
