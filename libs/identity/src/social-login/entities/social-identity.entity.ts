import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody's account at another provider, which opens an account here. */
@Entity('social_identity')
@PersonalData<SocialIdentity>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'social_logins',
  columns: {
    issuer: personal('issuer'),
    subject: personal('subject'),
    accountId: plain(),
    linkedAt: personal('linked_at'),
  },
})
export class SocialIdentity {
  /** Address of the provider, as it says itself. */
  @PrimaryColumn('text')
  issuer!: string;

  /** What the provider calls the person; never used again for another one. */
  @PrimaryColumn('text')
  subject!: string;

  @Column('int')
  accountId!: number;

  @Column('timestamptz')
  linkedAt!: Date;
}
