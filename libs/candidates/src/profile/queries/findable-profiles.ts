import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { SpokenLanguage } from '../../languages/domain/spoken-language.js';
import { letterText } from '../../preferences/domain/sanitise-letter.js';
import type { Candidate } from '../entities/candidate.entity.js';
import { LANGUAGES } from './candidate-profiles.js';

/** What an entry of work or education says in one language: ISO 639-1. */
export interface FindableEntry {
  title: string;
  description: string;
  language: string;
}

/** What somebody worked as: dates as exact as they were said; null where it goes on. */
export interface FindablePosition {
  said: FindableEntry[];
  employer: string;
  startedOn: string;
  endedOn: string | null;
}

export interface FindableEducation {
  said: FindableEntry[];
  school: string;
  startedOn: string;
  endedOn: string | null;
  /** ISCED 2011, 0 to 8. */
  iscedLevel: number | null;
}

/** Of the catalogue, or in own words: one of the two is null. */
export interface FindableSkill {
  skillId: number | null;
  ownName: string | null;
}

/** All that a profile says at length, and what tells whose it is: whoever shows it to strangers takes that out. */
export interface FindableProfile
  extends Pick<
    Candidate,
    | 'accountId'
    | 'cityId'
    | 'textLanguage'
    | 'destinationIds'
    | 'relocate'
    | 'salaryFrom'
    | 'sectorIds'
    | 'workInternship'
    | 'workPermit'
    | 'workingStatus'
  > {
  /** E.164. */
  phone: string | null;
  /** Addresses of pages about them. */
  links: string[];
  languages: SpokenLanguage[];
  skills: FindableSkill[];
  /** That of the profile's own language first. */
  texts: { headline: string; letter: string; language: string }[];
  /** The latest first. */
  positions: FindablePosition[];
  education: FindableEducation[];
  blockedCompanyIds: number[];
}

type Row = Omit<FindableProfile, 'texts'> & { texts: { headline: string; letterHtml: string; language: string }[] };

/** In the entry's own language first, then as it is translated. @param title its column, and its key in translations */
const said = (
  title: string,
) => `jsonb_build_array(jsonb_build_object('title', ${title}, 'description', description, 'language', language))
  || (SELECT coalesce(jsonb_agg(jsonb_build_object('title', other ->> '${title}', 'description', other ->> 'description',
                                                   'language', other ->> 'language')), '[]')
      FROM jsonb_array_elements(translations) AS other)`;

/** Each list is read by its index. */
const PROFILES = `
  SELECT account_id AS "accountId", city_id AS "cityId", text_language AS "textLanguage", destination_ids AS "destinationIds", relocate,
         salary_from AS "salaryFrom", sector_ids AS "sectorIds", work_internship AS "workInternship",
         work_permit AS "workPermit", working_status AS "workingStatus", phone_e164 AS phone, ${LANGUAGES} AS languages,
         coalesce((SELECT json_agg(json_build_object('skillId', skill_id, 'ownName', own_name) ORDER BY position)
                   FROM candidate_skill WHERE account_id = candidate.account_id), '[]') AS skills,
         coalesce((SELECT json_agg(json_build_object('headline', headline, 'letterHtml', letter_html, 'language', language)
                     ORDER BY language <> candidate.text_language, language)
                   FROM profile_text WHERE account_id = candidate.account_id), '[]') AS texts,
         coalesce((SELECT json_agg(json_build_object('said', ${said('position')}, 'employer', employer, 'startedOn', started_on, 'endedOn', ended_on)
                     ORDER BY coalesce(ended_on, '9999') COLLATE "C" DESC, started_on COLLATE "C" DESC, sequence)
                   FROM experience WHERE account_id = candidate.account_id), '[]') AS positions,
         coalesce((SELECT json_agg(json_build_object('said', ${said('title')}, 'school', school, 'iscedLevel', isced_level, 'startedOn', started_on, 'endedOn', ended_on) ORDER BY sequence)
                   FROM education WHERE account_id = candidate.account_id), '[]') AS education,
         ARRAY(SELECT url FROM online_profile WHERE account_id = candidate.account_id ORDER BY kind) AS links,
         ARRAY(SELECT company_id FROM blocked_company WHERE account_id = candidate.account_id ORDER BY company_id) AS "blockedCompanyIds"
  FROM candidate WHERE account_id = ANY ($1) ORDER BY account_id`;

/** Reads many profiles at once, of whatever level, with all their words. Whether somebody wants to be found is not asked here. */
@Injectable()
export class FindableProfiles {
  constructor(private readonly database: Database) {}

  async load(accountIds: readonly number[]): Promise<FindableProfile[]> {
    const rows = await this.database.query<Row>(PROFILES, [accountIds]);
    return rows.map(({ texts, ...profile }) => ({
      ...profile,
      texts: texts.map(({ letterHtml, ...text }) => ({ ...text, letter: letterText(letterHtml) })),
    }));
  }

  /** Those of the accounts whose profile names a language, a skill or a position: with less it says nothing to be found by. */
  async tellingOfWork(accountIds: readonly number[]): Promise<Set<number>> {
    const rows = await this.database.query<{ id: number }>(
      `SELECT account_id AS id FROM candidate WHERE account_id = ANY ($1) AND (
         EXISTS (SELECT FROM candidate_language WHERE account_id = candidate.account_id)
         OR EXISTS (SELECT FROM candidate_skill WHERE account_id = candidate.account_id)
         OR EXISTS (SELECT FROM experience WHERE account_id = candidate.account_id))`,
      [accountIds],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
