import { PersonalData, personal, plain, withheld } from '@babelboard/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ContactTopic } from './contact-topic.js';

/** What somebody wrote to the operator by the contact form. */
@Entity('contact_message')
@PersonalData<ContactMessage>({
  owner: { account: 'accountId', email: 'email' },
  onErasure: 'delete-row',
  exportAs: 'contact_messages',
  columns: {
    id: plain(),
    accountId: plain(),
    topic: plain('topic'),
    name: personal('name'),
    email: personal('email'),
    text: personal('text'),
    reference: plain('reference'),
    contentKey: withheld(),
    receivedAt: plain('received_at'),
  },
})
export class ContactMessage {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  /** Who was signed in; null for a guest. */
  @Column('int', { nullable: true })
  accountId!: number | null;

  @Column('text')
  topic!: ContactTopic;

  @Column('text')
  name!: string;

  /** Where the answer goes. */
  @Column('text')
  email!: string;

  @Column('text')
  text!: string;

  /** What the person keeps; nobody can guess it. */
  @Column('text')
  reference!: string;

  /** The same message has the same one: a second press is no second message. */
  @Column('text')
  contentKey!: string;

  @Column('timestamptz')
  receivedAt!: Date;

  static receive(
    given: Pick<ContactMessage, 'accountId' | 'topic' | 'name' | 'email' | 'text' | 'reference' | 'contentKey'>,
    now: Date,
  ): ContactMessage {
    return Object.assign(new ContactMessage(), given, { receivedAt: now });
  }
}
