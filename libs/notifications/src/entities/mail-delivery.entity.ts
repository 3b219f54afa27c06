import { PersonalData, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** That a mail was sent, once for (purpose, subject, account); neither its address nor its text. */
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

  /** `sending`: claimed by a process that is at it. `dropped`: it is not to be sent: its account is gone, nobody wants it, or its address is out of reach. */
  @Column('text')
  state!: 'sending' | 'sent' | 'dropped';

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
}
