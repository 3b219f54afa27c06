import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { savedPeopleSearchUnknown } from '../../cv-search.errors.js';
import { SavedPeopleSearch } from '../store/saved-people-search.entity.js';
import { RemovePeopleSearch } from './remove-people-search.command.js';

@CommandHandler(RemovePeopleSearch)
export class RemovePeopleSearchHandler implements ICommandHandler<RemovePeopleSearch> {
  constructor(private readonly database: Database) {}

  /** @throws DomainError SAVED_PEOPLE_SEARCH_UNKNOWN */
  async execute({ companyId, searchId }: RemovePeopleSearch): Promise<void> {
    const { affected } = await this.database.dataSource.manager.delete(SavedPeopleSearch, { id: searchId, companyId });
    if (affected !== 1) {
      throw savedPeopleSearchUnknown();
    }
  }
}
