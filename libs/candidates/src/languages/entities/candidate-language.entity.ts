import type { LevelRank } from '@babelboard/language-check';
import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SpokenLanguage } from '../domain/spoken-language.js';

/** A language that a candidate speaks. */
@Entity('candidate_language')
@PersonalData<CandidateLanguage>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'languages',
  columns: {
    accountId: plain(),
    languageId: personal('language_id', { kind: 'language', as: 'language' }),
    level: personal('level'),
    position: plain('position'),
  },
})
export class CandidateLanguage {
  @PrimaryColumn('int')
  accountId!: number;

  @PrimaryColumn('smallint')
  languageId!: number;

  /** CEFR A1 = 1 … C2 = 6, mother tongue 7. */
  @Column('smallint')
  level!: LevelRank;

  /** In the order in which the candidate names them, from 0. */
  @Column('smallint')
  position!: number;

  static of(accountId: number, { languageId, level }: SpokenLanguage, position: number): CandidateLanguage {
    return Object.assign(new CandidateLanguage(), { accountId, languageId, level, position });
  }
}
