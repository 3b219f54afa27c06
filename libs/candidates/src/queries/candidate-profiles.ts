import { Accounts } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { type ProfileCompletion, profileCompletion } from '../domain/profile-completion.js';
import type { SpokenLanguage } from '../domain/spoken-language.js';

/** What others may know of a candidate's profile. */
export interface CandidateProfile extends ProfileCompletion {
  /** As the candidate orders them; levels are ranks: CEFR A1 = 1 … C2 = 6, mother tongue 7. */
  languages: SpokenLanguage[];
}

/** Reads candidates' profiles for the edges and for siblings. */
@Injectable()
export class CandidateProfiles {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
  ) {}

  /** The profile of an account; null where it is not a candidate's. */
  async find(accountId: number): Promise<CandidateProfile | null> {
    const [candidate] = await this.database.query<{ languages: SpokenLanguage[] }>(
      `SELECT coalesce((
         SELECT json_agg(json_build_object('languageId', language_id, 'level', level) ORDER BY position)
         FROM candidate_language WHERE candidate_language.account_id = candidate.account_id
       ), '[]') AS languages
       FROM candidate WHERE account_id = $1`,
      [accountId],
    );
    const account = candidate === undefined ? null : await this.accounts.find(accountId);
    if (candidate === undefined || account === null) {
      return null;
    }
    const { firstName, lastName, countryId, locality } = account;
    const facts = { firstName, lastName, countryId, locality, languages: candidate.languages.length };
    return { languages: candidate.languages, ...profileCompletion(facts) };
  }
}
