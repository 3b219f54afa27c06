import type { SpokenLanguage } from '@babelboard/candidates/contract';
import type { CvType } from '@babelboard/cvs/contract';
import type { ApplicationStatus, ClientPlatform } from '@babelboard/wire';
import { Column, PrimaryGeneratedColumn } from 'typeorm';
import type { SentEducation, SentExperience } from '../domain/sent-profile.js';

/** What is stored of an application. */
export abstract class JobApplicationRow {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('int')
  offerId!: number;

  @Column('int')
  companyId!: number;

  @Column('int')
  accountId!: number;

  @Column('text')
  status!: ApplicationStatus;

  /** What a withdrawn one was before. */
  @Column('text', { nullable: true })
  statusBefore!: ApplicationStatus | null;

  /** Goes up with every move: who saw an older one is told. */
  @Column('int')
  version!: number;

  @Column('timestamptz')
  appliedAt!: Date;

  /** What it was sent with, for figures. */
  @Column('text')
  platform!: ClientPlatform;

  @Column('timestamptz')
  changedAt!: Date;

  /** The member who moved it last; null where that was the candidate. */
  @Column('int', { nullable: true })
  changedBy!: number | null;

  @Column('timestamptz')
  answerDueAt!: Date;

  /** When the company first told something. */
  @Column('timestamptz', { nullable: true })
  answeredAt!: Date | null;

  /** Where the reply clock is: of how many of the two reminders it was part; 3 when it was given up after both. */
  @Column('smallint', { default: 0 })
  reminders!: number;

  @Column('timestamptz', { nullable: true })
  remindedAt!: Date | null;

  /** When the candidate was told that the date has passed. */
  @Column('timestamptz', { nullable: true })
  overdueToldAt!: Date | null;

  /** When somebody of the company first opened it. */
  @Column('timestamptz', { nullable: true })
  viewedAt!: Date | null;

  /** What the candidate says of a status that is wrong. */
  @Column('text', { nullable: true })
  objection!: string | null;

  @Column('timestamptz', { nullable: true })
  objectedAt!: Date | null;

  @Column('text')
  name!: string;

  @Column('text')
  headline!: string;

  @Column('text')
  place!: string;

  @Column('text')
  letter!: string;

  @Column('jsonb')
  languages!: SpokenLanguage[];

  /** What filters find it by (`languageKeys`). */
  @Column('int', { array: true })
  languageKeys!: number[];

  @Column('int', { array: true })
  skillIds!: number[];

  /** Skills in the applicant's own words. */
  @Column('text', { array: true, default: '{}' })
  ownSkills!: string[];

  @Column('jsonb')
  experience!: SentExperience[];

  @Column('jsonb')
  education!: SentEducation[];

  /** What searches find it by; set by SQL after it is stored. */
  @Column('tsvector', { select: false, default: '' })
  words!: string;

  @Column('boolean')
  knockedOut!: boolean;

  @Column('text', { nullable: true })
  cvName!: string | null;

  @Column('text', { nullable: true })
  cvType!: CvType | null;

  /** Bytes. */
  @Column('int', { nullable: true })
  cvSize!: number | null;

  @Column('text', { nullable: true })
  cvKey!: string | null;

  /** Since when the company may keep it in its talent pool; null where it may not. */
  @Column('timestamptz', { nullable: true })
  poolConsentedAt!: Date | null;

  /** Of the words with which that was asked. */
  @Column('text', { nullable: true })
  poolConsentVersion!: string | null;

  @Column('text', { nullable: true })
  poolConsentLanguage!: string | null;
}
