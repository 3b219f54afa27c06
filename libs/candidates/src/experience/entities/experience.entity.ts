import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity } from 'typeorm';
import { HistoryEntry } from '../../history/entities/history-entry.js';

/** The texts of an experience in another language. */
export interface ExperienceTranslation {
  language: string;
  position: string;
  description: string;
}

/** What somebody tells of it. */
export type ExperienceValues = Pick<
  Experience,
  | 'position'
  | 'employer'
  | 'startedOn'
  | 'endedOn'
  | 'description'
  | 'countryId'
  | 'locality'
  | 'language'
  | 'translations'
>;

/** A job that a candidate had or has. */
@Entity('experience')
@PersonalData<Experience>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'experience',
  columns: {
    id: plain(),
    accountId: plain(),
    position: personal('position'),
    employer: personal('employer'),
    startedOn: personal('from'),
    endedOn: personal('until'),
    description: personal('description'),
    countryId: personal('country_id', { kind: 'country', as: 'country' }),
    locality: personal('place'),
    language: plain('language'),
    translations: personal('in_other_languages'),
    sequence: plain('order'),
    highlighted: personal('highlighted'),
  },
})
export class Experience extends HistoryEntry {
  /** What they were: cook, team lead. */
  @Column('text')
  position!: string;

  @Column('text')
  employer!: string;

  /** ISO 3166-1 numeric. */
  @Column('int', { nullable: true })
  countryId!: number | null;

  @Column('text')
  locality!: string;

  @Column('jsonb')
  translations!: ExperienceTranslation[];

  static of(accountId: number, values: ExperienceValues): Experience {
    return Object.assign(new Experience(), { accountId, highlighted: false, ...values });
  }

  /** What somebody tells of it. */
  values(): ExperienceValues {
    const { position, employer, startedOn, endedOn, description, countryId, locality, language, translations } = this;
    return { position, employer, startedOn, endedOn, description, countryId, locality, language, translations };
  }
}
