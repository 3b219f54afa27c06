import type { AccountType } from '@babelboard/identity/contract';
import { NothingPersonal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { LeavingReason } from '../domain/deletion-reason.js';
import { maskDeletionText } from '../domain/mask-deletion-text.js';

/** That somebody left and why; not who. */
@Entity('account_deletion')
@NothingPersonal<AccountDeletion>('Whose deletion it was is not kept, and names and addresses are masked in the text', {
  id: plain(),
  accountType: plain(),
  reason: plain(),
  text: plain(),
  deletedAt: plain(),
})
export class AccountDeletion {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('text')
  accountType!: AccountType;

  @Column('smallint')
  reason!: LeavingReason;

  @Column('text')
  text!: string;

  @Column('timestamptz')
  deletedAt!: Date;

  /** @param names of the person, which are masked in the text like addresses and numbers */
  static of(accountType: AccountType, reason: LeavingReason, text: string, names: string[], now: Date) {
    return Object.assign(new AccountDeletion(), {
      accountType,
      reason,
      text: maskDeletionText(text, names),
      deletedAt: now,
    });
  }
}
