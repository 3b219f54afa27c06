import { Accounts, type Person } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { SpokenLanguage } from '../../languages/domain/spoken-language.js';
import { type Phone, phoneOf, type StoredPhone } from '../../phone/domain/phone.js';
import { type ProfileCompletion, profileCompletion } from '../domain/profile-completion.js';
import { ProfileFactsReader, STORED_FACTS, type StoredFacts } from './profile-facts-reader.js';

/** How complete a profile is, and what happened on the way. */
export interface ProfileProgress extends ProfileCompletion {
  registeredAt: Date;
  /** When a mail last reminded of what is missing. */
  remindedAt: Date | null;
  /** When it was complete for the first time. */
  convertedAt: Date | null;
}

/** What others may know of a candidate's profile. */
export interface CandidateProfile extends ProfileProgress {
  /** As the candidate orders them; levels are ranks: CEFR A1 = 1 … C2 = 6, mother tongue 7. */
  languages: SpokenLanguage[];
  /** `YYYY-MM-DD` or `YYYY-MM`. */
  bornOn: string | null;
  phone: Phone | null;
}

interface ProfileRow {
  facts: StoredFacts;
  languages: SpokenLanguage[];
  bornOn: string | null;
  phone: StoredPhone | null;
  createdAt: Date;
  remindedAt: Date | null;
  convertedAt: Date | null;
}

/** Reads candidates' profiles for the edges and for siblings. */
@Injectable()
export class CandidateProfiles {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly facts: ProfileFactsReader,
  ) {}

  /** The profile of an account; null where it is not a candidate's. @param known the account, where it was read already */
  async find(accountId: number, known?: Person): Promise<CandidateProfile | null> {
    const [row] = await this.database.query<ProfileRow>(
      `SELECT ${STORED_FACTS} AS facts, ${LANGUAGES} AS languages, ${PHONE} AS phone, born_on AS "bornOn",
              created_at AS "createdAt", reminded_at AS "remindedAt", converted_at AS "convertedAt"
       FROM candidate WHERE account_id = $1`,
      [accountId],
    );
    const person = row === undefined ? null : (known ?? (await this.accounts.find(accountId)));
    if (row === undefined || person === null) {
      return null;
    }
    const { facts, createdAt, phone, ...profile } = row;
    const completion = profileCompletion(await this.facts.complete(person, facts));
    return { ...profile, ...completion, registeredAt: createdAt, phone: phone && phoneOf(phone) };
  }
}

/** Of the row of a candidate, as one JSON array (`SpokenLanguage[]`). */
export const LANGUAGES = `coalesce((
  SELECT json_agg(json_build_object('languageId', language_id, 'level', level) ORDER BY position)
  FROM candidate_language WHERE account_id = candidate.account_id
), '[]')`;

/** Of the row of a candidate, as one JSON object (`StoredPhone`), or null. */
export const PHONE = `CASE WHEN phone_e164 IS NOT NULL
  THEN json_build_object('typed', phone_typed, 'country', phone_country, 'e164', phone_e164) END`;
