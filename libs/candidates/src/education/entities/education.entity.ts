import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity } from 'typeorm';
import { HistoryEntry } from '../../history/entities/history-entry.js';

/** The texts of an education in another language. */
export interface EducationTranslation {
  language: string;
  title: string;
  description: string;
}

/** What somebody tells of it. */
export type EducationValues = Pick<
  Education,
  'title' | 'school' | 'startedOn' | 'endedOn' | 'description' | 'iscedLevel' | 'language' | 'translations'
>;

/** What a candidate learnt, and where. */
@Entity('education')
@PersonalData<Education>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'education',
  columns: {
    id: plain(),
    accountId: plain(),
    title: personal('title'),
    school: personal('school'),
    startedOn: personal('from'),
    endedOn: personal('until'),
    description: personal('description'),
    iscedLevel: personal('isced_2011_level'),
    language: plain('language'),
    translations: personal('in_other_languages'),
    sequence: plain('order'),
    highlighted: personal('highlighted'),
  },
})
export class Education extends HistoryEntry {
  /** As the certificate calls it. */
  @Column('text')
  title!: string;

  @Column('text')
  school!: string;

  /** ISCED 2011, 0 to 8. */
  @Column('smallint', { nullable: true })
  iscedLevel!: number | null;

  @Column('jsonb')
  translations!: EducationTranslation[];

  static of(accountId: number, values: EducationValues): Education {
    return Object.assign(new Education(), { accountId, highlighted: false, ...values });
  }

  /** What somebody tells of it. */
  values(): EducationValues {
    const { title, school, startedOn, endedOn, description, iscedLevel, language, translations } = this;
    return { title, school, startedOn, endedOn, description, iscedLevel, language, translations };
  }
}
