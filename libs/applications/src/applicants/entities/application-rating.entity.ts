import { PersonalData, personal, plain, withheld } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { JobApplication } from '../../applying/entities/job-application.entity.js';

/** What one member makes of an applicant, 1 to 5. */
@Entity('application_rating')
@PersonalData<ApplicationRating>({
  owner: { column: 'applicationId', of: () => JobApplication },
  onErasure: 'delete-row',
  exportAs: 'application-ratings',
  columns: { applicationId: plain('application_id'), memberId: withheld(), rating: personal('rating') },
})
export class ApplicationRating {
  @PrimaryColumn('int')
  applicationId!: number;

  @PrimaryColumn('int')
  memberId!: number;

  @Column('smallint')
  rating!: number;
}
