import { Accounts, type Person } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EducationValues } from '../../education/entities/education.entity.js';
import type { ExperienceValues } from '../../experience/entities/experience.entity.js';
import type { SpokenLanguage } from '../../languages/domain/spoken-language.js';
import type { OnlineProfileKind } from '../../online-profiles/entities/online-profile.entity.js';
import { type Phone, phoneOf, type StoredPhone } from '../../phone/domain/phone.js';
import { letterText } from '../../preferences/domain/sanitise-letter.js';
import type { HeldSkill } from '../../skills/domain/held-skill.js';
import { profileCompletion } from '../domain/profile-completion.js';
import type { Candidate } from '../entities/candidate.entity.js';
import { LANGUAGES, PHONE, type ProfileProgress } from './candidate-profiles.js';
import { ProfileFactsReader, STORED_FACTS, type StoredFacts } from './profile-facts-reader.js';

interface Listed {
  id: number;
  highlighted: boolean;
}

/** Headline and letter in one language. */
export interface SnapshotText {
  language: string;
  headline: string;
  letterHtml: string;
  letterText: string;
}

/** What stands in the row of a candidate, for whoever reads the whole. */
type OwnColumns = Pick<
  Candidate,
  | 'cityId'
  | 'textLanguage'
  | 'bornOn'
  | 'workInternship'
  | 'workPermit'
  | 'relocate'
  | 'workingStatus'
  | 'salaryFrom'
  | 'salaryTo'
  | 'salaryNegotiable'
  | 'destinationIds'
  | 'sectorIds'
>;

/** A whole profile, as its owner sees it and documents are made of. */
export interface ProfileSnapshot extends OwnColumns {
  /** Names, country, place and address. */
  person: Person;
  progress: ProfileProgress;
  phone: Phone | null;
  /** That of the profile's own language first. */
  texts: SnapshotText[];
  languages: SpokenLanguage[];
  skills: HeldSkill[];
  experience: (ExperienceValues & Listed)[];
  education: (EducationValues & Listed)[];
  onlineProfiles: { kind: OnlineProfileKind; url: string }[];
  /** When the photo was uploaded; null where there is none. */
  photoAt: Date | null;
  /** Whether they took part in the challenge and did not leave it. */
  hasJoinedChallenge: boolean;
}

type SnapshotRow = Omit<ProfileSnapshot, 'person' | 'progress' | 'phone' | 'texts' | 'photoAt'> &
  Pick<ProfileProgress, 'remindedAt' | 'convertedAt'> & {
    facts: StoredFacts;
    createdAt: Date;
    phone: StoredPhone | null;
    texts: Omit<SnapshotText, 'letterText'>[];
    photoAt: Date | null;
  };

const entriesOf = (table: 'experience' | 'education', columns: Record<string, string>) => `coalesce((
  SELECT json_agg(json_build_object('id', id, 'highlighted', highlighted, 'startedOn', started_on, 'endedOn', ended_on,
    'description', description, 'language', language, 'translations', translations,
    ${Object.entries(columns)
      .map(([name, column]) => `'${name}', ${column}`)
      .join(', ')}) ORDER BY sequence)
  FROM ${table} WHERE account_id = candidate.account_id
), '[]')`;

/** One statement for all: each list is read by its index. */
const SNAPSHOT = `
  SELECT ${STORED_FACTS} AS facts, ${LANGUAGES} AS languages, ${PHONE} AS phone,
         city_id AS "cityId", text_language AS "textLanguage", born_on AS "bornOn",
         work_internship AS "workInternship", work_permit AS "workPermit", relocate, working_status AS "workingStatus",
         salary_from AS "salaryFrom", salary_to AS "salaryTo", salary_negotiable AS "salaryNegotiable",
         destination_ids AS "destinationIds", sector_ids AS "sectorIds",
         created_at AS "createdAt", reminded_at AS "remindedAt", converted_at AS "convertedAt",
         (SELECT uploaded_at FROM candidate_avatar WHERE account_id = candidate.account_id) AS "photoAt",
         EXISTS (SELECT FROM challenge WHERE account_id = candidate.account_id AND ending IS DISTINCT FROM 'left') AS "hasJoinedChallenge",
         coalesce((SELECT json_agg(json_build_object('language', language, 'headline', headline, 'letterHtml', letter_html)
                     ORDER BY language <> candidate.text_language, language)
                   FROM profile_text WHERE account_id = candidate.account_id), '[]') AS texts,
         coalesce((SELECT json_agg(json_build_object('id', coalesce(skill_id, -id), 'ownName', own_name) ORDER BY position)
                   FROM candidate_skill WHERE account_id = candidate.account_id), '[]') AS skills,
         coalesce((SELECT json_agg(json_build_object('kind', kind, 'url', url) ORDER BY kind)
                   FROM online_profile WHERE account_id = candidate.account_id), '[]') AS "onlineProfiles",
         ${entriesOf('experience', { position: 'position', employer: 'employer', countryId: 'country_id', locality: 'locality' })} AS experience,
         ${entriesOf('education', { title: 'title', school: 'school', iscedLevel: 'isced_level' })} AS education
  FROM candidate WHERE account_id = $1`;

/** Reads whole profiles: for their owners, and for documents that are made of them. */
@Injectable()
export class ProfileSnapshots {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly facts: ProfileFactsReader,
  ) {}

  /** Null where the account is not a candidate's. @param known what was read already: the account, and how many CVs there are */
  async find(accountId: number, known: { person?: Person; cvs?: number } = {}): Promise<ProfileSnapshot | null> {
    const [row] = await this.database.query<SnapshotRow>(SNAPSHOT, [accountId]);
    const person = row === undefined ? null : (known.person ?? (await this.accounts.find(accountId)));
    if (row === undefined || person === null) {
      return null;
    }
    const { facts, createdAt, remindedAt, convertedAt, phone, texts, ...profile } = row;
    const completion = profileCompletion(await this.facts.complete(person, { ...facts, cvs: known.cvs }));
    return {
      ...profile,
      person,
      progress: { ...completion, registeredAt: createdAt, remindedAt, convertedAt },
      phone: phone && phoneOf(phone),
      texts: texts.map((text) => ({ ...text, letterText: letterText(text.letterHtml) })),
    };
  }
}
