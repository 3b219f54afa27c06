import { PersonalData, personal, plain, withheld } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type SessionMethod = 'password' | 'passkey' | 'social' | 'support';

/** A device that is signed in, or was. */
@Entity('session')
@PersonalData<Session>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'sessions',
  columns: {
    id: plain('id'),
    accountId: plain(),
    tokenHash: withheld(),
    method: personal('method'),
    supportAdminId: withheld(),
    openedBySessionId: withheld(),
    ipAddress: personal('ip_address'),
    userAgent: personal('user_agent'),
    country: personal('country'),
    createdAt: personal('created_at'),
    lastSeenAt: personal('last_seen_at'),
    expiresAt: personal('expires_at'),
    revokedAt: personal('revoked_at'),
  },
})
export class Session {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('int')
  accountId!: number;

  /** SHA-256 of the token, which has 256 random bits. */
  @Column('bytea')
  tokenHash!: Buffer;

  @Column('text')
  method!: SessionMethod;

  /** The admin who sees the product as this account. */
  @Column('int', { nullable: true })
  supportAdminId!: number | null;

  /** The admin's session in which that was begun: it counts as long as this one does. */
  @Column('uuid', { nullable: true })
  openedBySessionId!: string | null;

  @Column('text')
  ipAddress!: string;

  @Column('text')
  userAgent!: string;

  /** ISO 3166-1 alpha-2, from the address. */
  @Column('text', { nullable: true })
  country!: string | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  lastSeenAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;
}
