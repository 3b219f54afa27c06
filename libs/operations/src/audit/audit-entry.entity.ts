import { type JsonObject, keptByLaw, PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

const SECURITY =
  'Accountability and security of processing: GDPR articles 5 (2) and 32; after erasure the number points at nobody';

/** Something that was done and may have to be explained. It points at accounts without a foreign key: it outlives them. */
@Entity('audit_entry')
@PersonalData<AuditEntry>({
  owner: { account: 'actorId' },
  onErasure: 'blank-columns',
  exportAs: 'activity',
  columns: {
    id: plain(),
    at: plain('at'),
    actorId: keptByLaw(SECURITY),
    behalfOfId: keptByLaw(SECURITY, 'on_behalf_of'),
    action: plain('action'),
    subject: plain('subject'),
    ipAddress: personal('ip_address'),
    detail: plain('detail'),
  },
})
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly id!: string;

  @Column('timestamptz')
  at!: Date;

  /** The account that did it; null where nobody was signed in. */
  @Column('int', { nullable: true })
  actorId!: number | null;

  /** The account that the actor was seen as, under support access. */
  @Column('int', { nullable: true })
  behalfOfId!: number | null;

  /** `<area>.<what>`: `session.login`, `admin.request`. */
  @Column('text')
  action!: string;

  /** What it was done to: `account:12`. */
  @Column('text', { nullable: true })
  subject!: string | null;

  @Column('text', { nullable: true })
  ipAddress!: string | null;

  /** Plain facts, never personal data. */
  @Column('jsonb')
  detail!: JsonObject;
}
