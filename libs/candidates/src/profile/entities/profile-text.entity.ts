import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a candidate says about themselves in one language. */
@Entity('profile_text')
@PersonalData<ProfileText>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'profile_texts',
  columns: {
    accountId: plain(),
    language: plain('language'),
    headline: personal('headline'),
    letterHtml: personal('presentation_letter_html'),
  },
})
export class ProfileText {
  @PrimaryColumn('int')
  accountId!: number;

  /** ISO 639-1. */
  @PrimaryColumn('text')
  language!: string;

  @Column('text')
  headline!: string;

  /** Safe HTML. */
  @Column('text')
  letterHtml!: string;
}
