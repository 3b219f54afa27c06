import type { CvType } from '@babelboard/cvs/contract';
import { PersonalData, personal, plain, storedFile, withheld } from '@babelboard/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { JobApplication } from '../../applying/entities/job-application.entity.js';
import type { Side } from '../domain/writing-rights.js';

/** A file that goes with a message, or waits for one. */
@Entity('message_attachment')
@PersonalData<MessageAttachment>({
  owner: { column: 'applicationId', of: () => JobApplication },
  onErasure: 'delete-row',
  exportAs: 'message-attachments',
  // What the company has uploaded and not sent may be meant for nobody.
  exportWhere: `message_id IS NOT NULL OR side = 'candidate'`,
  columns: {
    id: plain(),
    applicationId: plain('application_id'),
    messageId: plain(),
    side: personal('sent_by'),
    memberId: withheld(),
    name: personal('name'),
    type: plain('type'),
    size: plain('size'),
    fileKey: storedFile('file', 'name'),
    uploadedAt: personal('uploaded_at'),
  },
})
export class MessageAttachment {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('int')
  applicationId!: number;

  /** Null until it is sent. */
  @Column('int', { nullable: true })
  messageId!: number | null;

  @Column('text')
  side!: Side;

  /** The member who uploaded it; null for the candidate, and for members who are gone. */
  @Column('int', { nullable: true })
  memberId!: number | null;

  @Column('text')
  name!: string;

  /** By what is in the file. */
  @Column('text')
  type!: CvType;

  /** Bytes. */
  @Column('int')
  size!: number;

  @Column('text')
  fileKey!: string;

  @Column('timestamptz')
  uploadedAt!: Date;

  static upload(file: Omit<MessageAttachment, 'id' | 'messageId' | 'uploadedAt'>, now: Date): MessageAttachment {
    return Object.assign(new MessageAttachment(), file, { messageId: null, uploadedAt: now });
  }
}
