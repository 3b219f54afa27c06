import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { SpokenLanguage } from '../../languages/domain/spoken-language.js';
import { type ProfileCompletion, profileCompletion } from '../domain/profile-completion.js';
import { ProfileFactsReader } from './profile-facts-reader.js';

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
    private readonly facts: ProfileFactsReader,
  ) {}

  /** The profile of an account; null where it is not a candidate's. */
  async find(accountId: number): Promise<CandidateProfile | null> {
    const facts = await this.facts.find(accountId);
    if (facts === null) {
      return null;
    }
    const languages = await this.database.query<SpokenLanguage>(
      `SELECT language_id AS "languageId", level FROM candidate_language WHERE account_id = $1 ORDER BY position`,
      [accountId],
    );
    return { languages, ...profileCompletion(facts) };
  }
}
