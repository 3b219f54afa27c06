import { NothingPersonal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The questions of an offer as a whole: one row is locked by whoever changes them, and held by whoever answers. */
@Entity('screening_list')
@NothingPersonal<ScreeningList>('Questions of an ad', { offerId: plain(), version: plain() })
export class ScreeningList {
  @PrimaryColumn('int')
  offerId!: number;

  /** Goes up with every change. */
  @Column('int')
  version!: number;
}
