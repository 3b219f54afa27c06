import { PersonalData, personal, plain, withheld } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { JobApplication } from '../../applying/entities/job-application.entity.js';

/** When a member last answered an applicant by a link in a mail: what was mailed before is used up. */
@Entity('mail_answer')
@PersonalData<MailAnswer>({
  owner: { column: 'applicationId', of: () => JobApplication },
  onErasure: 'delete-row',
  exportAs: 'answers-by-mail',
  columns: { applicationId: plain('application_id'), memberId: withheld(), answeredAt: personal('answered_at') },
})
export class MailAnswer {
  @PrimaryColumn('int')
  applicationId!: number;

  @PrimaryColumn('int')
  memberId!: number;

  @Column('timestamptz')
  answeredAt!: Date;
}
