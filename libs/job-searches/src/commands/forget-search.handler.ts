import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LatestSearch } from '../entities/latest-search.entity.js';
import { latestSearchNotFound } from '../job-search.errors.js';
import { ForgetSearch } from './forget-search.command.js';

@CommandHandler(ForgetSearch)
export class ForgetSearchHandler implements ICommandHandler<ForgetSearch> {
  constructor(private readonly database: Database) {}

  /** @throws DomainError LATEST_SEARCH_NOT_FOUND */
  async execute({ accountId, id }: ForgetSearch): Promise<void> {
    const searches = this.database.dataSource.manager;
    const { affected } = await searches.delete(LatestSearch, id === null ? { accountId } : { accountId, id });
    if (id !== null && affected !== 1) {
      throw latestSearchNotFound();
    }
  }
}
