import { Accounts, type Person } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ProfileFacts } from '../domain/profile-completion.js';
import { SiblingFacts } from './sibling-facts.js';

/** What a candidate's own tables say about how complete the profile is. */
export type StoredFacts = Omit<ProfileFacts, 'firstName' | 'lastName' | 'countryId' | 'locality' | 'cvs'>;

const SAYS_WANTED = `cardinality(candidate.destination_ids) > 0
    OR num_nonnulls(candidate.salary_from, candidate.salary_to, candidate.salary_negotiable, candidate.relocate,
                    candidate.work_permit, candidate.work_internship, candidate.working_status) > 0`;

/** Of the row of a candidate, as one JSON object (`StoredFacts`). */
export const STORED_FACTS = `json_build_object(
  'languages', (SELECT count(*) FROM candidate_language WHERE account_id = candidate.account_id),
  'skills', (SELECT count(*) FROM candidate_skill WHERE account_id = candidate.account_id),
  'education', (SELECT count(*) FROM education WHERE account_id = candidate.account_id),
  'experience', (SELECT count(*) FROM experience WHERE account_id = candidate.account_id),
  'onlineProfiles', (SELECT count(*) FROM online_profile WHERE account_id = candidate.account_id),
  'applications', candidate.has_applied::int,
  'sectors', cardinality(candidate.sector_ids),
  'hasPhoto', EXISTS (SELECT FROM candidate_avatar WHERE account_id = candidate.account_id),
  'hasRated', EXISTS (SELECT FROM product_rating WHERE account_id = candidate.account_id),
  'saysWanted', ${SAYS_WANTED},
  'hasPreferences', ${SAYS_WANTED}
    OR EXISTS (SELECT FROM profile_text WHERE account_id = candidate.account_id AND headline <> '')
)`;

/** Reads what the completion of a profile is worked out from: from the account, from here, and from siblings. */
@Injectable()
export class ProfileFactsReader {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly siblings: SiblingFacts,
  ) {}

  /** Null where the account is not a candidate's. */
  async find(accountId: number, tx: EntityManager = this.database.dataSource.manager): Promise<ProfileFacts | null> {
    const [row] = await tx.query<{ facts: StoredFacts }[]>(
      `SELECT ${STORED_FACTS} AS facts FROM candidate WHERE account_id = $1`,
      [accountId],
    );
    const person = row === undefined ? null : await this.accounts.find(accountId, tx);
    return row === undefined || person === null ? null : this.complete(person, row.facts, tx);
  }

  /** All facts about a person whose own tables were read already, and perhaps the CVs. */
  async complete(
    person: Person,
    { cvs, ...stored }: StoredFacts & { cvs?: number | undefined },
    tx?: EntityManager,
  ): Promise<ProfileFacts> {
    const { firstName, lastName, countryId, locality } = person;
    return { firstName, lastName, countryId, locality, ...stored, ...(await this.siblings.of(person.id, { cvs, tx })) };
  }
}
