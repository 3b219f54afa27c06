import { Accounts } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { SpokenLanguage } from '../../languages/domain/spoken-language.js';
import type { Candidate } from '../entities/candidate.entity.js';
import { LANGUAGES } from './candidate-profiles.js';

/** A title with the language that it is in: ISO 639-1. */
export interface WorkTitle {
  title: string;
  language: string;
}

/** A position as long as it lasted: dates as exact as they were said; null where it goes on. */
export interface WorkedPosition {
  titles: WorkTitle[];
  startedOn: string;
  endedOn: string | null;
}

/** What somebody brings to a job and wants of it: no name, photo, age, gender or nationality. */
export interface WorkProfile
  extends Pick<
    Candidate,
    | 'accountId'
    | 'cityId'
    | 'destinationIds'
    | 'relocate'
    | 'salaryFrom'
    | 'sectorIds'
    | 'workInternship'
    | 'workPermit'
  > {
  countryId: number | null;
  languages: SpokenLanguage[];
  /** Of the catalogue. */
  skillIds: number[];
  headlines: WorkTitle[];
  /** In the order of the profile. */
  positions: WorkedPosition[];
  blockedCompanyIds: number[];
}

/** Reads many profiles at once by what they say of work; those below intermediate are left out. */
@Injectable()
export class WorkProfiles {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
  ) {}

  /** Accounts above `afterId`, ascending. */
  async listIds(afterId: number, limit: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      `SELECT account_id AS id FROM candidate WHERE account_id > $1 AND level <> 'basic' ORDER BY account_id LIMIT $2`,
      [afterId, limit],
    );
    return rows.map(({ id }) => id);
  }

  async load(accountIds: readonly number[]): Promise<WorkProfile[]> {
    const rows = await this.database.query<Omit<WorkProfile, 'countryId'>>(
      `SELECT account_id AS "accountId", city_id AS "cityId", destination_ids AS "destinationIds", relocate,
              salary_from AS "salaryFrom", sector_ids AS "sectorIds", work_internship AS "workInternship",
              work_permit AS "workPermit", ${LANGUAGES} AS languages,
              ARRAY(SELECT skill_id FROM candidate_skill WHERE account_id = candidate.account_id AND skill_id IS NOT NULL
                    ORDER BY position) AS "skillIds",
              coalesce((SELECT json_agg(json_build_object('title', headline, 'language', language) ORDER BY language)
                        FROM profile_text WHERE account_id = candidate.account_id AND headline <> ''), '[]') AS headlines,
              coalesce((SELECT json_agg(json_build_object('startedOn', started_on, 'endedOn', ended_on,
                          'titles', jsonb_build_array(jsonb_build_object('title', position, 'language', language))
                            || (SELECT coalesce(jsonb_agg(jsonb_build_object('title', other ->> 'position', 'language', other ->> 'language')), '[]')
                                FROM jsonb_array_elements(translations) AS other))
                          ORDER BY sequence)
                        FROM experience WHERE account_id = candidate.account_id), '[]') AS positions,
              ARRAY(SELECT company_id FROM blocked_company WHERE account_id = candidate.account_id ORDER BY company_id)
                AS "blockedCompanyIds"
       FROM candidate WHERE account_id = ANY ($1) AND level <> 'basic' ORDER BY account_id`,
      [accountIds],
    );
    const people = await this.accounts.findAll(rows.map(({ accountId }) => accountId));
    return rows.flatMap((row) => {
      const person = people.get(row.accountId);
      return person === undefined ? [] : [{ ...row, countryId: person.countryId }];
    });
  }
}
