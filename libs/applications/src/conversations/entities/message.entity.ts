import { PersonalData, personal, plain, withheld } from '@babelboard/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { JobApplication } from '../../applying/entities/job-application.entity.js';
import type { Side } from '../domain/writing-rights.js';

/** What one side wrote to the other. Rows are added and never changed. */
@Entity('message')
@PersonalData<Message>({
  owner: { column: 'applicationId', of: () => JobApplication },
  onErasure: 'delete-row',
  exportAs: 'messages',
  columns: {
    id: plain(),
    applicationId: plain('application_id'),
    side: personal('written_by'),
    memberId: withheld(),
    text: personal('text'),
    language: personal('language'),
    key: withheld(),
    writtenAt: personal('written_at'),
  },
})
export class Message {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('int')
  applicationId!: number;

  @Column('text')
  side!: Side;

  /** The member who wrote it; null for the candidate, and for members who are gone. */
  @Column('int', { nullable: true })
  memberId!: number | null;

  @Column('text')
  text!: string;

  /** ISO 639-1; null where it was not recognised. */
  @Column('text', { nullable: true })
  language!: string | null;

  /** Of whoever sends it: the same one twice is one message. */
  @Column('uuid')
  key!: string;

  @Column('timestamptz')
  writtenAt!: Date;

  static write(message: Omit<Message, 'id' | 'writtenAt'>, now: Date): Message {
    return Object.assign(new Message(), message, { writtenAt: now });
  }
}
