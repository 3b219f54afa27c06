import { PersonalData, personal, plain, withheld } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { JobApplication } from '../../applying/entities/job-application.entity.js';

/** That a member is in an interview for some time: the database keeps everybody from being in two at once. */
@Entity('interview_attendance')
@PersonalData<InterviewAttendance>({
  owner: { column: 'applicationId', of: () => JobApplication },
  onErasure: 'delete-row',
  exportAs: 'interview-attendances',
  columns: { applicationId: plain('application_id'), accountId: withheld(), during: personal('during') },
})
export class InterviewAttendance {
  @PrimaryColumn('int')
  applicationId!: number;

  /** Of the member. */
  @PrimaryColumn('int')
  accountId!: number;

  @Column('tstzrange')
  during!: string;
}
