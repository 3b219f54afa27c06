import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PushPurpose } from '../domain/push-purpose.js';

/** That a message is for a device, once for (device, purpose, subject). Its words are made when it is sent. */
@Entity('push_delivery')
@PersonalData<PushDelivery>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'push_messages',
  columns: {
    id: plain(),
    accountId: plain(),
    subscriptionId: plain('device_id'),
    purpose: plain('purpose'),
    subjectId: plain('subject'),
    data: personal('about'),
    state: plain('state'),
    createdAt: plain('created_at'),
    sentAt: plain('sent_at'),
  },
})
export class PushDelivery {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly id!: string;

  @Column('int')
  accountId!: number;

  @Column('uuid')
  subscriptionId!: string;

  @Column('text')
  purpose!: PushPurpose;

  @Column('text')
  subjectId!: string;

  @Column('jsonb')
  data!: Record<string, unknown>;

  /** `dropped`: it came too late, nobody wanted it any more, or the service refused it. */
  @Column('text')
  state!: 'waiting' | 'sent' | 'dropped';

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;
}
