import { PersonalData, personal, plain, withheld } from '@babelboard/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type AccountType = 'candidate' | 'company' | 'admin';

/** A person who can sign in. */
@Entity('account')
@PersonalData<Account>({
  owner: { account: 'id' },
  onErasure: 'delete-row',
  survivesTakeover: 'it is what is taken over',
  exportAs: 'account',
  columns: {
    id: plain('id'),
    type: personal('type'),
    email: personal('email'),
    emailKey: withheld(),
    emailVerifiedAt: personal('email_verified_at'),
    passwordHash: withheld(),
    registrationMark: withheld(),
    firstName: personal('first_name'),
    lastName: personal('last_name'),
    locality: personal('locality'),
    countryId: personal('country_id', { kind: 'country', as: 'country' }),
    language: personal('language'),
    referralPlatform: personal('referral_platform'),
    geoCountry: personal('country_of_latest_login'),
    geoEu: personal('latest_login_from_the_european_union'),
    totpSecret: withheld(),
    totpConfirmedAt: personal('second_factor_confirmed_at'),
    totpLastStep: withheld(),
    createdAt: personal('created_at'),
    lastLoginAt: personal('last_login_at'),
    sessionsEndedAt: personal('signed_out_everywhere_at'),
    askedAt: personal('asked_whether_still_needed_at'),
    askedByMailAt: personal('asked_by_mail_at'),
  },
})
export class Account {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('text')
  type!: AccountType;

  /** As it was typed. */
  @Column('text')
  email!: string;

  /** What tells addresses apart: see `emailKey`. */
  @Column('text')
  emailKey!: string;

  @Column('timestamptz', { nullable: true })
  emailVerifiedAt!: Date | null;

  /** In PHC form; null for who signs in by other means only. */
  @Column('text', { nullable: true })
  passwordHash!: string | null;

  /** Of the browser in which the account was registered (`browserMark`), until the address is verified. */
  @Column('text', { nullable: true })
  registrationMark!: string | null;

  @Column('text')
  firstName!: string;

  @Column('text')
  lastName!: string;

  @Column('text', { nullable: true })
  locality!: string | null;

  @Column('int', { nullable: true })
  countryId!: number | null;

  /** Of mails and pages. */
  @Column('text')
  language!: string;

  @Column('text', { nullable: true })
  referralPlatform!: string | null;

  /** ISO 3166-1 alpha-2, from the address of the latest login. */
  @Column('text', { nullable: true })
  geoCountry!: string | null;

  @Column('boolean', { nullable: true })
  geoEu!: boolean | null;

  /** Encrypted; counts as second factor once it is confirmed. */
  @Column('bytea', { nullable: true })
  totpSecret!: Buffer | null;

  @Column('timestamptz', { nullable: true })
  totpConfirmedAt!: Date | null;

  /** A code is good once: the last time step that was used. */
  @Column('bigint', { nullable: true })
  totpLastStep!: string | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  lastLoginAt!: Date | null;

  /** When all sessions, or all but the asking one, were ended last: by the owner, with a new password or address. */
  @Column('timestamptz', { nullable: true })
  sessionsEndedAt!: Date | null;

  /** When it was decided to ask an owner who has not signed in for long; no more after the next login. */
  @Column('timestamptz', { nullable: true })
  askedAt!: Date | null;

  /** When the mail with that question went out: from then on they have time to answer. */
  @Column('timestamptz', { nullable: true })
  askedByMailAt!: Date | null;
}
