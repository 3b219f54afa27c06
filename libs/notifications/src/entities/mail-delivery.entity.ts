import { type EventTask, PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { MailPurpose } from '../templates/mails.js';

export type MailState = 'sending' | 'waiting' | 'failed' | 'sent' | 'dropped';

/**
 * Why a mail was not sent: its account is gone or its address unproven, nobody wants it, its address is out of reach, the server knew no
 * such mailbox, or there was nothing to say any more when it was to be sent again.
 */
export type DroppedBecause = 'no-recipient' | 'unwanted' | 'suppressed' | 'refused' | 'outdated';

const BRINGS_OFFERS: ReadonlySet<string> = new Set<MailPurpose>(['job-alert', 'matchings']);

/** That a mail was sent, once for (purpose, subject, account), and what it said; not its address. */
@Entity('mail_delivery')
@PersonalData<MailDelivery>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  survivesTakeover: 'a mail that was sent is not sent again',
  exportAs: 'mails',
  columns: {
    id: plain(),
    purpose: plain('purpose'),
    subjectId: plain(),
    accountId: plain(),
    state: plain('state'),
    createdAt: plain('created_at'),
    sentAt: plain('sent_at'),
    lease: plain(),
    leasedUntil: plain(),
    attempts: plain('attempts'),
    failedAt: plain('failed_at'),
    answer: plain('answer'),
    droppedBecause: plain('dropped_because'),
    repeats: plain(),
    task: plain(),
    subject: personal('subject'),
    words: personal('text'),
  },
})
export class MailDelivery {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly id!: string;

  @Column('text')
  purpose!: string;

  /** What the mail is about: the id of a token, an event, a session or a report. */
  @Column('text')
  subjectId!: string;

  /** Null where the recipient needs no account. */
  @Column('int', { nullable: true })
  accountId!: number | null;

  /** `sending`: claimed by a process that is at it. `waiting`: to be sent later. `failed`: not taken, and tried again by its task. `dropped`: not to be sent. */
  @Column('text')
  state!: MailState;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;

  /** Whose claim it is, while it is sent. */
  @Column('uuid', { nullable: true })
  lease!: string | null;

  /** When others may take it over. */
  @Column('timestamptz', { nullable: true })
  leasedUntil!: Date | null;

  /** How often it was handed to a server. */
  @Column('int')
  attempts!: number;

  /** When a server last did not take it. */
  @Column('timestamptz', { nullable: true })
  failedAt!: Date | null;

  /** What the server said then, without addresses. */
  @Column('text', { nullable: true })
  answer!: string | null;

  @Column('text', { nullable: true })
  droppedBecause!: DroppedBecause | null;

  /** How often an operator had it sent again: each time it is another message. */
  @Column('int')
  repeats!: number;

  /** The task that makes the mail, ids only; null where it is older than this column. */
  @Column('jsonb', { nullable: true })
  task!: EventTask | null;

  /** What it said, once it is sent; null where that is not kept. */
  @Column('text', { nullable: true })
  subject!: string | null;

  @Column('text', { nullable: true, select: false })
  words!: string | null;

  isUnderWay(): boolean {
    return this.state === 'sending' || this.state === 'waiting';
  }

  /** Whether it can be made once more: what brings offers brings each of them once. */
  isRepeatable(): boolean {
    return this.task !== null && !BRINGS_OFFERS.has(this.purpose);
  }

  /** Has it wait for its task, as another message. */
  repeat(): void {
    Object.assign(this, { state: 'waiting', droppedBecause: null, repeats: this.repeats + 1 });
  }
}
