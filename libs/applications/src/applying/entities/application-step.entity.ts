import { PersonalData, personal, plain, withheld } from '@babelboard/platform';
import type { ApplicantHistoryEntry, ApplicationStatus } from '@babelboard/wire';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { JobApplication } from './job-application.entity.js';

export type StepKind = ApplicantHistoryEntry['kind'];

/** Something that happened to an application. Rows are added and never changed. */
@Entity('application_step')
@PersonalData<ApplicationStep>({
  owner: { column: 'applicationId', of: () => JobApplication },
  onErasure: 'delete-row',
  exportAs: 'application-steps',
  columns: {
    id: plain(),
    applicationId: plain('application_id'),
    kind: personal('what'),
    fromStatus: personal('from'),
    toStatus: personal('to'),
    memberId: withheld(),
    at: personal('at'),
  },
})
export class ApplicationStep {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('int')
  applicationId!: number;

  @Column('text')
  kind!: StepKind;

  @Column('text', { nullable: true })
  fromStatus!: ApplicationStatus | null;

  @Column('text', { nullable: true })
  toStatus!: ApplicationStatus | null;

  /** The member who did it; null for the candidate, and for members who are gone. */
  @Column('int', { nullable: true })
  memberId!: number | null;

  @Column('timestamptz')
  at!: Date;

  static note(
    applicationId: number,
    kind: StepKind,
    {
      from = null,
      to = null,
      memberId = null,
    }: { from?: ApplicationStatus | null; to?: ApplicationStatus | null; memberId?: number | null },
    at: Date,
  ): ApplicationStep {
    return Object.assign(new ApplicationStep(), { applicationId, kind, fromStatus: from, toStatus: to, memberId, at });
  }
}
