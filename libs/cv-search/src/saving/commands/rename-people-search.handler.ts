import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { holdPeopleSearch } from '../store/hold-people-search.js';
import { RenamePeopleSearch } from './rename-people-search.command.js';

@CommandHandler(RenamePeopleSearch)
export class RenamePeopleSearchHandler implements ICommandHandler<RenamePeopleSearch> {
  constructor(private readonly database: Database) {}

  /** @throws DomainError SAVED_PEOPLE_SEARCH_UNKNOWN */
  async execute({ companyId, searchId, name }: RenamePeopleSearch): Promise<void> {
    await this.database.transaction(async (tx) => {
      const search = await holdPeopleSearch(tx, companyId, searchId);
      search.rename(name);
      await tx.save(search);
    });
  }
}
