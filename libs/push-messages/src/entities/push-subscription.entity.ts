import { PersonalData, personal, plain, withheld } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser that somebody wants messages in. It is one person's at a time. */
@Entity('push_subscription')
@PersonalData<PushSubscription>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'push_devices',
  columns: {
    id: plain('id'),
    accountId: plain(),
    sessionId: plain(),
    // Whoever has address and keys can write to the device: a copy of one's data is no place for them.
    endpoint: withheld(),
    service: personal('push_service'),
    p256dh: withheld(),
    auth: withheld(),
    device: personal('device'),
    createdAt: personal('switched_on_at'),
    seenAt: personal('last_seen_at'),
  },
})
export class PushSubscription {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('int')
  accountId!: number;

  /** The latest session of its person in that browser: who ends it there ends this. */
  @Column('uuid')
  sessionId!: string;

  /** At the push service of the browser's maker; unguessable. */
  @Column('text')
  endpoint!: string;

  /** Host of the service. */
  @Column('text')
  service!: string;

  @Column('text')
  p256dh!: string;

  @Column('text')
  auth!: string;

  /** "Firefox, Windows"; null where the browser does not say. */
  @Column('text', { nullable: true })
  device!: string | null;

  @Column('timestamptz')
  createdAt!: Date;

  /** When its person was last seen there. */
  @Column('timestamptz')
  seenAt!: Date;
}
