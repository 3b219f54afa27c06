import { PersonalData, personal, plain, withheld } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { JobApplication } from '../../applying/entities/job-application.entity.js';
import type { Side } from '../domain/writing-rights.js';

/** The thread of an application: how far each side has read, and what the last message was. */
@Entity('conversation')
@PersonalData<Conversation>({
  owner: { column: 'applicationId', of: () => JobApplication },
  onErasure: 'delete-row',
  exportAs: 'conversations',
  columns: {
    applicationId: plain('application_id'),
    candidateReadId: plain('read_up_to_message'),
    companyReadId: withheld(),
    lastMessageId: plain(),
    lastMessageAt: personal('last_message_at'),
  },
})
export class Conversation {
  @PrimaryColumn('int')
  applicationId!: number;

  /** The last message that the side has seen; 0 for none. Members read for each other. */
  @Column('int')
  candidateReadId!: number;

  @Column('int')
  companyReadId!: number;

  @Column('int')
  lastMessageId!: number;

  @Column('timestamptz')
  lastMessageAt!: Date;

  /** Reading never goes back, and nobody has read what is not written. Gives false where nothing changes. */
  readUpTo(side: Side, messageId: number): boolean {
    const column = side === 'candidate' ? 'candidateReadId' : 'companyReadId';
    const seen = Math.min(messageId, this.lastMessageId);
    if (seen <= this[column]) {
      return false;
    }
    this[column] = seen;
    return true;
  }
}
