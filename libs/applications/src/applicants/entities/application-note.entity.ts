import { PersonalData, personal, plain, withheld } from '@babelboard/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { JobApplication } from '../../applying/entities/job-application.entity.js';

/** What a member writes about an applicant, for the other members. It is about the candidate, who gets it with the copy of their data. */
@Entity('application_note')
@PersonalData<ApplicationNote>({
  owner: { column: 'applicationId', of: () => JobApplication },
  onErasure: 'delete-row',
  exportAs: 'application-notes',
  columns: {
    id: plain(),
    applicationId: plain('application_id'),
    memberId: withheld(),
    text: personal('text'),
    mentionedIds: withheld(),
    key: withheld(),
    writtenAt: personal('written_at'),
  },
})
export class ApplicationNote {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('int')
  applicationId!: number;

  /** Null once the member is gone. */
  @Column('int', { nullable: true })
  memberId!: number | null;

  @Column('text')
  text!: string;

  @Column('int', { array: true })
  mentionedIds!: number[];

  /** Of whoever sends it: the same one twice is one note. Null where it has none. */
  @Column('uuid', { nullable: true })
  key!: string | null;

  @Column('timestamptz')
  writtenAt!: Date;

  static write(
    note: Pick<ApplicationNote, 'applicationId' | 'text' | 'mentionedIds' | 'key'> & { memberId: number },
    now: Date,
  ) {
    return Object.assign(new ApplicationNote(), note, { writtenAt: now });
  }
}
