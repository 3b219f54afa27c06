import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StoredPhone } from '../../phone/domain/phone.js';
import type { ProfileLevel } from '../domain/profile-completion.js';

const NO_PHONE = { typed: null, country: null, e164: null };

/** 1 working, 2 looking, 3 studying, 4 other. */
export type WorkingStatus = 1 | 2 | 3 | 4;

/** A person who looks for work; names, country and place are the account's. */
@Entity('candidate')
@PersonalData<Candidate>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  survivesTakeover: 'begun anew: see ForgetRegistrants',
  exportAs: 'candidate',
  columns: {
    accountId: plain(),
    createdAt: personal('created_at'),
    cityId: personal('city_geonames_id', { kind: 'city', as: 'city' }),
    textLanguage: personal('language_of_texts'),
    bornOn: personal('date_of_birth'),
    phoneTyped: personal('phone_as_typed'),
    phoneCountry: personal('phone_country'),
    phoneE164: personal('phone'),
    workInternship: personal('wants_internship'),
    workPermit: personal('has_work_permit'),
    relocate: personal('would_relocate'),
    workingStatus: personal('working_status'),
    salaryFrom: personal('salary_from_eur_a_year'),
    salaryTo: personal('salary_to_eur_a_year'),
    salaryNegotiable: personal('salary_negotiable'),
    destinationIds: personal('destination_country_ids', { kind: 'country', as: 'destination_countries' }),
    sectorIds: personal('sector_ids', { kind: 'sector', as: 'sectors' }),
    level: personal('profile_level'),
    convertedAt: personal('profile_first_complete_at'),
    remindedAt: personal('reminded_of_profile_at'),
    hasApplied: personal('has_applied'),
  },
})
export class Candidate {
  @PrimaryColumn('int')
  accountId!: number;

  @Column('timestamptz')
  createdAt!: Date;

  /** GeoNames; null where the place was typed freely. */
  @Column('int', { nullable: true })
  cityId!: number | null;

  /** Of headline, letter and entries that say no other: ISO 639-1. */
  @Column('text')
  textLanguage!: string;

  /** `YYYY-MM-DD`, or `YYYY-MM` where the day is not said. */
  @Column('text', { nullable: true })
  bornOn!: string | null;

  @Column('text', { nullable: true })
  phoneTyped!: string | null;

  /** ISO 3166-1 alpha-2. */
  @Column('text', { nullable: true })
  phoneCountry!: string | null;

  @Column('text', { nullable: true })
  phoneE164!: string | null;

  @Column('boolean', { nullable: true })
  workInternship!: boolean | null;

  @Column('boolean', { nullable: true })
  workPermit!: boolean | null;

  @Column('boolean', { nullable: true })
  relocate!: boolean | null;

  @Column('smallint', { nullable: true })
  workingStatus!: WorkingStatus | null;

  /** Whole euros a year. */
  @Column('int', { nullable: true })
  salaryFrom!: number | null;

  @Column('int', { nullable: true })
  salaryTo!: number | null;

  @Column('boolean', { nullable: true })
  salaryNegotiable!: boolean | null;

  /** Countries, ISO 3166-1 numeric, in the candidate's order. */
  @Column('int', { array: true })
  destinationIds!: number[];

  /** NACE. */
  @Column('int', { array: true })
  sectorIds!: number[];

  /** As it was at the last change; what is shown is worked out anew. */
  @Column('text')
  level!: ProfileLevel;

  /** When the profile was complete for the first time. */
  @Column('timestamptz', { nullable: true })
  convertedAt!: Date | null;

  /** When a mail last reminded of what is missing. */
  @Column('timestamptz', { nullable: true })
  remindedAt!: Date | null;

  /** Whether they ever applied to an offer here. */
  @Column('boolean', { default: false })
  hasApplied!: boolean;

  /** @param textLanguage in which they will probably write: that of their account */
  static of(accountId: number, textLanguage: string, now: Date): Candidate {
    return Object.assign(new Candidate(), { accountId, textLanguage, createdAt: now });
  }

  /** What they want of work, as far as it stands in this row. */
  preferences() {
    const { workInternship, workPermit, relocate, workingStatus, destinationIds, bornOn } = this;
    const { salaryFrom, salaryTo, salaryNegotiable } = this;
    return {
      ...{ workInternship, workPermit, relocate, workingStatus, destinationIds, bornOn },
      ...{ salaryFrom, salaryTo, salaryNegotiable },
    };
  }

  /** Keeps another number, or none. Gives whether it is another one. */
  callAt(phone: StoredPhone | null): boolean {
    const { typed: phoneTyped, country: phoneCountry, e164: phoneE164 } = phone ?? NO_PHONE;
    const same = this.phoneTyped === phoneTyped && this.phoneCountry === phoneCountry && this.phoneE164 === phoneE164;
    Object.assign(this, { phoneTyped, phoneCountry, phoneE164 });
    return !same;
  }

  /** Empties it for its owner, where somebody else had begun it; the level is worked out anew. */
  beginAnew(textLanguage: string): void {
    const wishes = Object.keys(this.preferences()).map((column) => [column, null]);
    Object.assign(this, Object.fromEntries(wishes), { destinationIds: [], sectorIds: [], cityId: null, textLanguage });
    Object.assign(this, { convertedAt: null, remindedAt: null, hasApplied: false });
    this.callAt(null);
  }

  /** Keeps the level that the profile has now. Gives the one before. */
  reach(level: ProfileLevel, now: Date): ProfileLevel {
    const before = this.level;
    this.level = level;
    if (level === 'complete') {
      this.convertedAt ??= now;
    }
    return before;
  }
}
