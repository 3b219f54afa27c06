import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ConsentKind } from '../domain/consent-kind.js';

/** That somebody gave or withdrew a consent; rows are added, never changed, and go when it shows that it was somebody else. */
@Entity('consent')
@PersonalData<Consent>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'consents',
  columns: {
    id: plain(),
    accountId: plain(),
    kind: personal('kind'),
    textVersion: personal('text_version'),
    language: personal('language'),
    given: personal('given'),
    at: personal('at'),
  },
})
export class Consent {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('int')
  accountId!: number;

  @Column('text')
  kind!: ConsentKind;

  /** Of the text that was shown: the day since which it stands. */
  @Column('text')
  textVersion!: string;

  /** In which the text was shown. */
  @Column('text')
  language!: string;

  @Column('boolean')
  given!: boolean;

  @Column('timestamptz')
  at!: Date;
}
