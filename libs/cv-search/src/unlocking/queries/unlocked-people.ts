import { BlockedCompanies } from '@babelboard/candidates/contract';
import { Accounts, type Person } from '@babelboard/identity/contract';
import { Database, foldLetters } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';

export interface UnlockedPerson {
  accountId: number;
  handle: string;
  person: Person;
  note: string;
  tags: string[];
  unlockedAt: Date;
}

export interface UnlockedAsked {
  tag: string | null;
  /** Words of name, note or tags. */
  q: string;
}

type Row = Omit<UnlockedPerson, 'person'>;

/** So many are read at a time; a company that knows more looks for them by words. */
const MOST = 5_000;

/** People whom a company knows. Who blocked it meanwhile is not among them. */
@Injectable()
export class UnlockedPeople {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly blocked: BlockedCompanies,
  ) {}

  /** The last one first. */
  async list(companyId: number, { tag, q }: UnlockedAsked): Promise<UnlockedPerson[]> {
    const rows = await this.read(companyId, '($2::text IS NULL OR $2 = ANY (unlock.tags))', [tag]);
    const words = foldLetters(q).split(/\s+/).filter(Boolean);
    return rows.filter(({ person, note, tags }) => {
      const text = foldLetters(`${person.firstName} ${person.lastName} ${note} ${tags.join(' ')}`);
      return words.every((word) => text.includes(word));
    });
  }

  /** Null where the company does not know them. */
  async find(companyId: number, handle: string): Promise<UnlockedPerson | null> {
    const [row = null] = await this.read(companyId, 'handle = $2', [handle]);
    return row;
  }

  /** All tags that the company uses, in their order. */
  async tagsOf(companyId: number): Promise<string[]> {
    const rows = await this.database.query<{ tag: string }>(
      'SELECT DISTINCT unnest(tags) AS tag FROM candidate_unlock WHERE company_id = $1 LIMIT 200',
      [companyId],
    );
    return rows.map(({ tag }) => tag).sort((a, b) => (foldLetters(a) < foldLetters(b) ? -1 : 1));
  }

  /** Those of the accounts that the company knows. */
  async among(companyId: number, accountIds: readonly number[]): Promise<Set<number>> {
    const rows = await this.database.query<{ id: number }>(
      'SELECT account_id AS id FROM candidate_unlock WHERE company_id = $1 AND account_id = ANY ($2)',
      [companyId, accountIds],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Companies that know somebody, with when they came to. */
  async companiesOf(accountId: number): Promise<Map<number, Date>> {
    const rows = await this.database.query<{ companyId: number; at: Date }>(
      'SELECT company_id AS "companyId", unlocked_at AS at FROM candidate_unlock WHERE account_id = $1',
      [accountId],
    );
    return new Map(rows.map(({ companyId, at }) => [companyId, at]));
  }

  private async read(companyId: number, condition: string, values: unknown[]): Promise<UnlockedPerson[]> {
    const rows = await this.database.query<Row>(
      `SELECT unlock.account_id AS "accountId", handle, note, tags, unlocked_at AS "unlockedAt"
       FROM candidate_unlock unlock JOIN candidate_handle USING (company_id, account_id)
       WHERE company_id = $1 AND ${condition}
       ORDER BY unlocked_at DESC, unlock.id DESC LIMIT ${MOST}`,
      [companyId, ...values],
    );
    const accountIds = rows.map(({ accountId }) => accountId);
    const people = await this.accounts.findAll(accountIds);
    const hidden = await this.blocked.hiding(companyId, accountIds);
    return rows.flatMap((row) => {
      const person = people.get(row.accountId);
      return person === undefined || hidden.has(row.accountId) ? [] : [{ ...row, person }];
    });
  }
}
