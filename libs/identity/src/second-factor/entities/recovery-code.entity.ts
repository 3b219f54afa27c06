import { PersonalData, plain, withheld } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A code that replaces the authenticator once. */
@Entity('recovery_code')
@PersonalData<RecoveryCode>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: null,
  columns: { accountId: plain(), codeHash: withheld(), usedAt: withheld() },
})
export class RecoveryCode {
  @PrimaryColumn('int')
  accountId!: number;

  @PrimaryColumn('bytea')
  codeHash!: Buffer;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
