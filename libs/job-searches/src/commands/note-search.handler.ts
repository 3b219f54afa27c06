import { Accounts } from '@babelboard/identity/contract';
import { JobFiltersResolver, searchAddress } from '@babelboard/job-lists/contract';
import { readJobListAddress } from '@babelboard/job-paths';
import { Clock, Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LONGEST_ADDRESS, MOST_SEARCHES } from '../domain/latest-searches.js';
import { noSearchAddress } from '../job-search.errors.js';
import { NoteSearch } from './note-search.command.js';

@CommandHandler(NoteSearch)
export class NoteSearchHandler implements ICommandHandler<NoteSearch> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly filters: JobFiltersResolver,
  ) {}

  /** What nobody knows of it is left out; a list of everything is no search. @throws DomainError NO_SEARCH_ADDRESS, ACCOUNT_NOT_FOUND */
  async execute({ accountId, address }: NoteSearch): Promise<void> {
    const normal = await this.normalAddress(address);
    if (normal === null || normal.length > LONGEST_ADDRESS) {
      return;
    }
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      await tx.query(
        `INSERT INTO latest_search (account_id, address, searched_at) VALUES ($1, $2, $3)
         ON CONFLICT (account_id, address) DO UPDATE SET searched_at = excluded.searched_at`,
        [accountId, normal, this.clock.now()],
      );
      await tx.query(
        `DELETE FROM latest_search WHERE id IN (
           SELECT id FROM latest_search WHERE account_id = $1 ORDER BY searched_at DESC, id DESC OFFSET $2)`,
        [accountId, MOST_SEARCHES],
      );
    });
  }

  private async normalAddress(address: string): Promise<string | null> {
    const [path = '', ...rest] = address.split('?');
    const given = readJobListAddress(path, rest.join('?'));
    if (given === null) {
      throw noSearchAddress();
    }
    const { resolved } = await this.filters.resolve(given, null);
    return searchAddress(resolved.filters);
  }
}
