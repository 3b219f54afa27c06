import { Column, PrimaryGeneratedColumn } from 'typeorm';
import type { EmploymentType } from '../domain/employment-type.js';
import type { Experience } from '../domain/experience.js';
import type { LanguageRequirement, OfferPlace } from '../domain/offer-content.js';
import type { OfferState } from '../domain/offer-state.js';
import type { OfferKind, OfferOutcome } from '../domain/posted-fields.js';
import type { RemoteMode } from '../domain/remote-mode.js';
import type { Salary } from '../domain/salary.js';

/** What is stored of an offer. */
export abstract class OfferRow {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('int')
  companyId!: number;

  @Column('text')
  state!: OfferState;

  @Column('text')
  title!: string;

  @Column('text')
  descriptionHtml!: string;

  @Column('text')
  descriptionText!: string;

  @Column('int', { nullable: true })
  adLanguageId!: number | null;

  @Column('boolean')
  adLanguageDetected!: boolean;

  @Column('int', { nullable: true })
  workingLanguageId!: number | null;

  @Column('jsonb')
  places!: OfferPlace[];

  @Column('jsonb')
  languages!: LanguageRequirement[];

  @Column('int', { array: true })
  skillIds!: number[];

  @Column('text', { nullable: true })
  remote!: RemoteMode | null;

  @Column('smallint', { nullable: true })
  experience!: Experience | null;

  @Column('smallint', { array: true })
  employmentTypes!: EmploymentType[];

  @Column('jsonb', { nullable: true })
  salary!: Salary | null;

  @Column('text', { nullable: true })
  applyUrl!: string | null;

  @Column('boolean', { default: false })
  promoted!: boolean;

  @Column('boolean', { default: false })
  companySuspended!: boolean;

  /** The date of the ad, shown and sorted by. */
  @Column('timestamptz')
  postedAt!: Date;

  @Column('timestamptz', { nullable: true })
  publishedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  closedAt!: Date | null;

  @Column('text', { nullable: true })
  source!: string | null;

  @Column('text', { nullable: true })
  sourceKey!: string | null;

  @Column('text', { nullable: true })
  contentHash!: string | null;

  @Column('text', { nullable: true })
  snapshot!: string | null;

  /** These three recognise the same job in another place (`OfferFingerprint`). */
  @Column('text', { default: '' })
  titleKey!: string;

  @Column('char', { length: 16, nullable: true })
  textHash!: string | null;

  @Column('int', { default: 0 })
  textWords!: number;

  @Column('text', { default: 'vacancy' })
  kind!: OfferKind;

  /** Empty where none applies. */
  @Column('text', { default: '' })
  collectiveAgreement!: string;

  /** How far a draft is: the step that comes next. */
  @Column('smallint', { default: 6 })
  step!: number;

  /** The account of the member who began it; null for an imported one. */
  @Column('int', { nullable: true })
  createdBy!: number | null;

  /** Whether people apply on this board. */
  @Column('boolean', { default: false })
  applyHere!: boolean;

  @Column('text', { nullable: true })
  closedOutcome!: OfferOutcome | null;

  /** Stands last in lists, as applicants wait for an answer. */
  @Column('boolean', { default: false })
  sunk!: boolean;

  /** Whether an answer to the applicants brings it back. */
  @Column('boolean', { default: false })
  pausedBySilence!: boolean;

  /** The end of which its company was told that it comes. */
  @Column('timestamptz', { nullable: true })
  expiryToldFor!: Date | null;

  /** When its company last said that it is still open, by showing, renewing or confirming it; null where that was before this was noted. */
  @Column('timestamptz', { nullable: true })
  openConfirmedAt!: Date | null;

  /** When its company was last asked whether it is. */
  @Column('timestamptz', { nullable: true })
  openAskedAt!: Date | null;

  /** When an operator took it off the board; null while it may be shown. */
  @Column('timestamptz', { nullable: true })
  takenOffAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
