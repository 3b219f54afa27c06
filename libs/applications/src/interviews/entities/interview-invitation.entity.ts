import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { JobApplication } from '../../applying/entities/job-application.entity.js';

/** That a time is offered to an applicant. */
@Entity('interview_invitation')
@PersonalData<InterviewInvitation>({
  owner: { column: 'applicationId', of: () => JobApplication },
  onErasure: 'delete-row',
  exportAs: 'interview-invitations',
  columns: {
    applicationId: plain('application_id'),
    slotId: plain('slot_id'),
    invitedAt: personal('invited_at'),
  },
})
export class InterviewInvitation {
  @PrimaryColumn('int')
  applicationId!: number;

  @PrimaryColumn('int')
  slotId!: number;

  @Column('timestamptz')
  invitedAt!: Date;
}
