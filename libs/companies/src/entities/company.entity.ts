import { NothingPersonal, plain } from '@babelboard/platform';
import type { COMPANY_SIZES } from '@babelboard/wire';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import {
  companyAlreadyClaimed,
  companyAlreadySuspended,
  companyNameNotWaiting,
  companyNotSuspended,
} from '../company.errors.js';
import type { CompanyFacts } from '../domain/company-facts.js';
import { companyNameKey } from '../domain/company-name.js';

/** `unclaimed`: made by an import, nobody has registered it; `pending`: registered, address not verified yet. */
export type CompanyState = 'unclaimed' | 'pending' | 'verified';

/** How many persons work for a company. */
export type CompanySize = (typeof COMPANY_SIZES)[number];

export interface CompanyProfile {
  website: string | null;
  countryId: number | null;
  /** NACE Rev. 2 code. */
  sectorCode: string | null;
  tagline: string | null;
}

type NewCompany = Pick<Company, 'slug' | 'name' | 'vatId' | 'size' | 'website' | 'countryId' | 'sectorCode'>;

/** Who offers jobs. */
@Entity('company')
@NothingPersonal<Company>('A company; the persons behind it are its members', {
  id: plain(),
  slug: plain(),
  name: plain(),
  nameKey: plain(),
  formerName: plain(),
  state: plain(),
  website: plain(),
  countryId: plain(),
  sectorCode: plain(),
  tagline: plain(),
  logo: plain(),
  hue: plain(),
  vatId: plain(),
  size: plain(),
  suspendedAt: plain(),
  mayExport: plain(),
  verifiedAt: plain(),
  createdAt: plain(),
})
export class Company {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('text')
  slug!: string;

  @Column('text')
  name!: string;

  @Column('text')
  nameKey!: string;

  /** The last name that was good for mails to strangers, while nobody has looked at the present one. */
  @Column('text', { nullable: true })
  formerName!: string | null;

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

  /** With its country's prefix, without spaces. */
  @Column('text', { nullable: true })
  vatId!: string | null;

  @Column('text', { nullable: true })
  size!: CompanySize | null;

  @Column('timestamptz', { nullable: true })
  suspendedAt!: Date | null;

  /** Whether its members may take files of its applicants with them while it is suspended. */
  @Column('boolean')
  mayExport!: boolean;

  @Column('timestamptz', { nullable: true })
  verifiedAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  /** A company whose owner's address is not verified yet. It is a new one, also where an unclaimed one has the same name. */
  static register(given: NewCompany, now: Date): Company {
    return Object.assign(new Company(), given, {
      nameKey: companyNameKey(given.name),
      state: 'pending',
      formerName: null,
      tagline: null,
      logo: null,
      hue: null,
      suspendedAt: null,
      mayExport: false,
      verifiedAt: null,
      createdAt: now,
    });
  }

  /** Gives whether that is another look than before. */
  look(logo: string | null, hue: number | null): boolean {
    const changed = this.logo !== logo || this.hue !== hue;
    this.logo = logo;
    this.hue = hue;
    return changed;
  }

  /** What it says of itself; what is absent stays. Gives whether it has another name now. */
  describe(facts: Partial<CompanyFacts>): boolean {
    const { name = this.name } = facts;
    const renamed = name !== this.name;
    if (renamed && this.state === 'verified') {
      // Who was verified under one name speaks to strangers under another when somebody has seen it.
      const known = this.formerName ?? this.name;
      this.formerName = name === known ? null : known;
    }
    Object.assign(this, facts, { nameKey: companyNameKey(name) });
    return renamed;
  }

  /** Its name in what goes to people who have nothing to do with it yet. */
  nameForStrangers(): string {
    return this.formerName ?? this.name;
  }

  /** An operator has looked at its new name. @throws DomainError COMPANY_NAME_NOT_WAITING */
  acceptName(name: string): void {
    if (this.formerName === null || this.name !== name) {
      throw companyNameNotWaiting();
    }
    this.formerName = null;
  }

  /** Somebody whom an operator knows speaks for it. */
  claim(now: Date): void {
    if (this.state !== 'unclaimed') {
      throw companyAlreadyClaimed();
    }
    this.state = 'verified';
    this.verifiedAt = now;
  }

  /** The address of who registered it is theirs; gives whether that is news. */
  verify(now: Date): boolean {
    if (this.state !== 'pending') {
      return false;
    }
    this.state = 'verified';
    this.verifiedAt = now;
    return true;
  }

  /** Its offers are no longer shown. */
  suspend(now: Date, { mayExport = false } = {}): void {
    if (this.suspendedAt !== null) {
      throw companyAlreadySuspended();
    }
    this.suspendedAt = now;
    this.mayExport = mayExport;
  }

  reinstate(): void {
    if (this.suspendedAt === null) {
      throw companyNotSuspended();
    }
    this.suspendedAt = null;
    this.mayExport = false;
  }
}
