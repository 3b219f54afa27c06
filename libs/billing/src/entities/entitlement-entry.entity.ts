import { NothingPersonal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What a company may have more of than everybody. */
export type EntitlementKind = 'live-offer' | 'cv-credit';

/** A line of the ledger. It is never changed nor removed (a trigger refuses): what was wrong is put right by another line. */
@Entity('entitlement_entry')
@NothingPersonal<EntitlementEntry>('What a company may do, by its number; an operator is not named', {
  id: plain(),
  companyId: plain(),
  kind: plain(),
  amount: plain(),
  reason: plain(),
  origin: plain(),
  subject: plain(),
  expiresAt: plain(),
  createdAt: plain(),
})
export class EntitlementEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly id!: string;

  @Column('int')
  companyId!: number;

  @Column('text')
  kind!: EntitlementKind;

  /** How many more; below zero, how many fewer. */
  @Column('int')
  amount!: number;

  @Column('text', { nullable: true })
  reason!: string | null;

  /** Who or what it comes from: `operator` for the command line. */
  @Column('text')
  origin!: string;

  /** What it is about, where there is such a thing: `purchase:12`. */
  @Column('text', { nullable: true })
  subject!: string | null;

  /** When what is left of it goes; null for never. */
  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  static of(entry: Omit<EntitlementEntry, 'id'>): EntitlementEntry {
    return Object.assign(new EntitlementEntry(), entry);
  }
}
