import { type JsonObject, PersonalData, personal, plain, withheld } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a code in a link or a hand-over may be good for. */
export type TokenPurpose =
  | 'verify-email'
  | 'change-email'
  | 'reset-password'
  | 'social-link'
  | 'social-login'
  | 'passkey-registration'
  | 'passkey-login'
  | 'admin-handoff'
  | 'support-access'
  | 'data-export'
  | 'company-invitation';

/** A code that is good once; the code itself follows from the id and a key outside the database. */
@Entity('single_use_token')
@PersonalData<SingleUseToken>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  survivesTakeover: 'used up, they say what became of a link',
  exportAs: 'links',
  columns: {
    id: plain(),
    purpose: personal('purpose'),
    accountId: plain(),
    data: withheld(),
    createdAt: personal('created_at'),
    expiresAt: personal('expires_at'),
    usedAt: personal('used_at'),
  },
})
export class SingleUseToken {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  purpose!: TokenPurpose;

  @Column('int', { nullable: true })
  accountId!: number | null;

  @Column('jsonb')
  data!: JsonObject;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
