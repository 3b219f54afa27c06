import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';

export interface SavedSearch {
  id: number;
  name: string;
  query: string;
  /** Null once the member is gone. */
  savedBy: number | null;
  savedAt: Date;
  openedAt: Date;
  openedBeforeAt: Date;
}

const SELECTED = `SELECT id, name, query, saved_by AS "savedBy", saved_at AS "savedAt", opened_at AS "openedAt",
    opened_before_at AS "openedBeforeAt"
  FROM saved_people_search WHERE company_id = $1`;

/** Reads the searches for people that companies keep. */
@Injectable()
export class SavedPeopleSearches {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  list(companyId: number): Promise<SavedSearch[]> {
    return this.database.query<SavedSearch>(`${SELECTED} ORDER BY saved_at DESC, id DESC`, [companyId]);
  }

  /** Null where the company has none of this number. */
  async find(companyId: number, id: number): Promise<SavedSearch | null> {
    const [search] = await this.database.query<SavedSearch>(`${SELECTED} AND id = $2`, [companyId, id]);
    return search ?? null;
  }
}
