import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { companyAlreadySuspended, companyNotSuspended } from '../company.errors.js';

/** `unclaimed`: made by an import, nobody has registered it; `pending`: registered, address not verified yet. */
export type CompanyState = 'unclaimed' | 'pending' | 'verified';

export interface CompanyProfile {
  website: string | null;
  countryId: number | null;
  /** NACE Rev. 2 code. */
  sectorCode: string | null;
  tagline: string | null;
}

/** Who offers jobs. */
@Entity('company')
export class Company {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('text')
  slug!: string;

  @Column('text')
  name!: string;

  @Column('text')
  nameKey!: string;

  @Column('text')
  state!: CompanyState;

  @Column('text', { nullable: true })
  website!: string | null;

  @Column('int', { nullable: true })
  countryId!: number | null;

  @Column('text', { nullable: true })
  sectorCode!: string | null;

  @Column('text', { nullable: true })
  tagline!: string | null;

  /** Storage key of the picture. */
  @Column('text', { nullable: true })
  logo!: string | null;

  /** Degrees. */
  @Column('smallint', { nullable: true })
  hue!: number | null;

  @Column('timestamptz', { nullable: true })
  suspendedAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  /** Gives whether that is another look than before. */
  look(logo: string | null, hue: number | null): boolean {
    const changed = this.logo !== logo || this.hue !== hue;
    this.logo = logo;
    this.hue = hue;
    return changed;
  }

  /** Its offers are no longer shown. */
  suspend(now: Date): void {
    if (this.suspendedAt !== null) {
      throw companyAlreadySuspended(this.id);
    }
    this.suspendedAt = now;
  }

  reinstate(): void {
    if (this.suspendedAt === null) {
      throw companyNotSuspended(this.id);
    }
    this.suspendedAt = null;
  }
}
