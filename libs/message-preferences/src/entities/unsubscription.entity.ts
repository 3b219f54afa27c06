import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MailedKind } from '../domain/message-kind.js';

/** That mails of a kind were stopped by a link in a mail, so that the same link can take it back. What one press stopped has one time. */
@Entity('unsubscription')
@PersonalData<Unsubscription>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'stopped_by_link',
  columns: {
    accountId: plain(),
    kind: personal('kind'),
    at: personal('at'),
  },
})
export class Unsubscription {
  @PrimaryColumn('int')
  accountId!: number;

  @PrimaryColumn('text')
  kind!: MailedKind;

  @Column('timestamptz')
  at!: Date;
}
