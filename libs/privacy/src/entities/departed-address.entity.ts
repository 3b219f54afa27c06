import type { Person } from '@babelboard/identity/contract';
import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where the last mail goes that says that an account is gone; forgotten with that mail, or after an hour. */
@Entity('departed_address')
@PersonalData<DepartedAddress>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'last_mail',
  columns: {
    accountId: plain(),
    email: personal('email'),
    language: plain('language'),
    departedAt: plain('departed_at'),
  },
})
export class DepartedAddress {
  @PrimaryColumn('int')
  accountId!: number;

  @Column('text')
  email!: string;

  @Column('text')
  language!: string;

  @Column('timestamptz')
  departedAt!: Date;

  static of({ id, email, language }: Person, now: Date): DepartedAddress {
    return Object.assign(new DepartedAddress(), { accountId: id, email, language, departedAt: now });
  }
}
