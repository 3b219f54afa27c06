import { PersonalData, personal, plain, withheld } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A public key whose private half an authenticator keeps (WebAuthn). */
@Entity('passkey')
@PersonalData<Passkey>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'passkeys',
  columns: {
    id: withheld(),
    accountId: plain(),
    publicKey: withheld(),
    counter: withheld(),
    transports: withheld(),
    backedUp: personal('synced'),
    name: personal('name'),
    createdAt: personal('created_at'),
    lastUsedAt: personal('last_used_at'),
  },
})
export class Passkey {
  /** Credential id, Base64url. */
  @PrimaryColumn('text')
  id!: string;

  @Column('int')
  accountId!: number;

  /** COSE key. */
  @Column('bytea')
  publicKey!: Buffer;

  /** Grows with each use, where the authenticator counts; a copy of it falls behind. */
  @Column('bigint')
  counter!: string;

  @Column('text', { array: true })
  transports!: string[];

  @Column('boolean')
  backedUp!: boolean;

  @Column('text')
  name!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;
}
