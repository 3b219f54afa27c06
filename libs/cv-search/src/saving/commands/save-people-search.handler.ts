import { Clock, Database } from '@babelboard/platform';
import { MOST_SAVED_PEOPLE_SEARCHES } from '@babelboard/wire';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { tooManySavedPeopleSearches } from '../../cv-search.errors.js';
import { SavedPeopleSearch } from '../store/saved-people-search.entity.js';
import { SavePeopleSearch } from './save-people-search.command.js';

@CommandHandler(SavePeopleSearch)
export class SavePeopleSearchHandler implements ICommandHandler<SavePeopleSearch> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The same search twice is one, under its last name. @throws DomainError TOO_MANY_SAVED_PEOPLE_SEARCHES */
  async execute({ member: { companyId, accountId }, name, query }: SavePeopleSearch): Promise<void> {
    await this.database.transaction(async (tx) => {
      // Whoever saves one at the same time waits here, and counts this one.
      const saved = await tx.find(SavedPeopleSearch, {
        where: { companyId },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      const isKept = saved.some((one) => one.query === query);
      if (!isKept && (await tx.countBy(SavedPeopleSearch, { companyId })) >= MOST_SAVED_PEOPLE_SEARCHES) {
        throw tooManySavedPeopleSearches(MOST_SAVED_PEOPLE_SEARCHES);
      }
      await tx.query(
        `INSERT INTO saved_people_search (company_id, name, query, saved_by, saved_at, opened_at, opened_before_at)
         VALUES ($1, $2, $3, $4, $5, $5, $5)
         ON CONFLICT (company_id, query) DO UPDATE SET name = excluded.name`,
        [companyId, name, query, accountId, this.clock.now()],
      );
    });
  }
}
