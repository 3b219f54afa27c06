import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { GivenAnswer } from '../../screening/domain/screening-question-content.js';
import { JobApplication } from './job-application.entity.js';

/** What an applicant answered to a version of a question. */
@Entity('application_answer')
@PersonalData<ApplicationAnswer>({
  owner: { column: 'applicationId', of: () => JobApplication },
  onErasure: 'delete-row',
  exportAs: 'application-answers',
  columns: {
    applicationId: plain('application_id'),
    questionId: plain('question_id'),
    answer: personal('answer'),
    meets: personal('is_what_the_company_hopes_for'),
  },
})
export class ApplicationAnswer {
  @PrimaryColumn('int')
  applicationId!: number;

  @PrimaryColumn('int')
  questionId!: number;

  @Column('jsonb')
  answer!: GivenAnswer;

  /** Null where the company hopes for nothing. */
  @Column('boolean', { nullable: true })
  meets!: boolean | null;
}
