import { Clock, Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { holdPeopleSearch } from '../store/hold-people-search.js';
import { OpenPeopleSearch } from './open-people-search.command.js';

@CommandHandler(OpenPeopleSearch)
export class OpenPeopleSearchHandler implements ICommandHandler<OpenPeopleSearch> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError SAVED_PEOPLE_SEARCH_UNKNOWN */
  async execute({ companyId, searchId }: OpenPeopleSearch): Promise<void> {
    await this.database.transaction(async (tx) => {
      const search = await holdPeopleSearch(tx, companyId, searchId);
      search.open(this.clock.now());
      await tx.save(search);
    });
  }
}
