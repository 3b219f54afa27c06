import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';

/**
 * Keeps since when companies may find somebody: in a table, so that nobody is new because an index was built anew. Whoever leaves and comes
 * back has come anew.
 */
@Injectable()
export class FindableTimes {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  /** Notes who of the accounts may be found now, and forgets the others. Gives since when, by account. */
  async keep(ids: readonly number[], findable: readonly number[]): Promise<Map<number, Date>> {
    const known = await this.of(ids);
    const there = new Set(findable);
    const fresh = findable.filter((id) => !known.has(id)).sort((a, b) => a - b);
    const gone = [...known.keys()].filter((id) => !there.has(id));
    if (fresh.length + gone.length === 0) {
      return known;
    }
    await this.database.transaction(async (tx) => {
      // Somebody may be erased meanwhile.
      const existing = await this.accounts.existing(tx, fresh);
      await tx.query(
        `INSERT INTO findable_person (account_id, since) SELECT id, $2 FROM unnest($1::int[]) AS id
         ON CONFLICT (account_id) DO NOTHING`,
        [fresh.filter((id) => existing.has(id)), this.clock.now()],
      );
      await tx.query('DELETE FROM findable_person WHERE account_id = ANY ($1)', [gone]);
    });
    return this.of(findable);
  }

  /** By account; without those whom nobody may find. */
  async of(ids: readonly number[]): Promise<Map<number, Date>> {
    const rows = await this.database.query<{ id: number; since: Date }>(
      'SELECT account_id AS id, since FROM findable_person WHERE account_id = ANY ($1)',
      [ids],
    );
    return new Map(rows.map(({ id, since }) => [id, since]));
  }
}
